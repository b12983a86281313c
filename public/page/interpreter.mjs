// What pyscript.toml names as the interpreter: Pyodide's own loader, from the memory snapshot where one was kept, with the
// arrival of its files counted, and with an end where one of them does not arrive. Runs in the worker.
import { loadPyodide as load, version } from "../runtime/pyodide/pyodide.mjs";
import { forgetSnapshot, keptSnapshot } from "./snapshot.js";

export { version };

const RUNTIME = new URL("../runtime/pyodide/", import.meta.url).href;

/** Pyodide's loadPyodide, called by PyScript. Tells the page how the start was made: `{start: "snapshot" | "plain"}`. */
export async function loadPyodide(options) {
  const pyodide = await fromSnapshot(options);
  postMessage({ start: pyodide ? "snapshot" : "plain" });
  return pyodide ?? plainly(options);
}

async function fromSnapshot(options) {
  const memory = await keptSnapshot();
  if (!memory) return null;
  try {
    const pyodide = await plainly({ ...options, _loadSnapshot: memory });
    pyodide.runPython("import random; random.seed(); del random"); // from the browser's crypto: its state was kept too
    return pyodide;
  } catch (error) {
    await forgetSnapshot(error);
    return null;
  }
}

function plainly(options) {
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
