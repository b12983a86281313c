// Starting Python: PyScript finds the <script type="py" worker> of index.html and runs it in a worker.
import { sandboxed, standIn } from "./sandbox.js";

/**
 * Start, and resolve to the functions that public/worker.py exports. Rejects when anything on the way fails.
 * @param {(bytes: number) => void} onBytes told how much of the runtime has arrived, in bytes, while it arrives
 * @param {() => Promise<Record<string, Blob>>} files in a sandboxed frame: what need not be fetched, by address
 */
export async function startPython(onBytes, files) {
  const failed = failure();
  const give = sandboxed ? standIn() : null;
  const { hooks } = await import("../runtime/pyscript/core.js");
  const worker = await Promise.race([
    failed,
    new Promise((resolve) => hooks.main.onWorker.add((_, xworker) => resolve(xworker))),
  ]);
  if (give) files().then((found) => give(worker, found));
  worker.addEventListener("message", ({ data }) => {
    if (data?.arrived) onBytes(data.arrived);
    if (data?.start) document.documentElement.dataset.start = data.start;
  });
  await Promise.race([failed, refusal(worker), worker.ready]);
  return worker.sync;
}

/** Rejects when the browser does not run the worker at all. */
function refusal(worker) {
  return new Promise((_, reject) => {
    worker.addEventListener("error", ({ message }) => reject(new Error(message ?? "this browser runs no worker here")));
  });
}

/**
 * Rejects on the first promise that nobody catches: PyScript leaves a file that it could not fetch to that. It leaves to
 * it as well that there is no database (in a sandboxed frame, say), which it can do without.
 */
function failure() {
  return new Promise((_, reject) => {
    addEventListener("unhandledrejection", ({ reason }) => {
      if (!(reason instanceof DOMException)) reject(reason);
    });
  });
}
