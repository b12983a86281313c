// What pyscript.toml names as the interpreter: Pyodide's own loader, with the arrival of its files counted. Runs in the
// worker.
import { loadPyodide as load, version } from "../runtime/pyodide/pyodide.mjs";

export { version };

const RUNTIME = new URL("../runtime/pyodide/", import.meta.url).href;

/** Pyodide's loadPyodide, called by PyScript. */
export async function loadPyodide(options) {
  const { fetch } = globalThis;
  globalThis.fetch = counting(fetch);
  try {
    return await load({ ...options, indexURL: RUNTIME });
  } finally {
    globalThis.fetch = fetch;
  }
}

/** A fetch that also posts `{arrived: bytes so far}` to the page. */
function counting(fetch) {
  let arrived = 0;
  return async (...request) => {
    const answer = await fetch(...request);
    if (answer.ok) {
      each(answer.clone().body.getReader(), (chunk) => {
        arrived += chunk.byteLength;
        postMessage({ arrived });
      });
    }
    return answer;
  };
}

async function each(reader, use) {
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) use(part.value);
  } catch {
    // the same failure reaches the reader of the original
  }
}
