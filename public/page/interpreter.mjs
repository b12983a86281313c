// What pyscript.toml names as the interpreter: Pyodide's own loader, with the arrival of its files counted, and with an
// end where one of them does not arrive. Runs in the worker.
import { loadPyodide as load, version } from "../runtime/pyodide/pyodide.mjs";

export { version };

const RUNTIME = new URL("../runtime/pyodide/", import.meta.url).href;

/** Pyodide's loadPyodide, called by PyScript. */
export function loadPyodide(options) {
  const { fetch } = globalThis;
  return new Promise((resolve, reject) => {
    globalThis.fetch = counting(fetch, reject);
    load({ ...options, indexURL: RUNTIME }).then(resolve, reject);
  }).finally(() => {
    globalThis.fetch = fetch;
  });
}

/** A fetch that also posts `{arrived: bytes so far}` to the page. Pyodide would try a lost file again and again. */
function counting(fetch, fail) {
  let arrived = 0;
  return async (...request) => {
    try {
      const answer = await fetch(...request);
      if (!answer.ok) throw new Error(`failed to load ${answer.url}: ${answer.status}`);
      each(answer.clone().body.getReader(), (chunk) => {
        arrived += chunk.byteLength;
        postMessage({ arrived });
      }).catch(fail);
      return answer;
    } catch (error) {
      fail(error);
      throw error;
    }
  };
}

async function each(reader, use) {
  for (let part = await reader.read(); !part.done; part = await reader.read()) use(part.value);
}
