// Starting Python: PyScript finds the <script type="py" worker> of index.html and runs it in a worker.

/**
 * Start, and resolve to the functions that public/worker.py exports. Rejects when anything on the way fails.
 * @param {(bytes: number) => void} onBytes told how much of the runtime has arrived, in bytes, while it arrives
 */
export async function startPython(onBytes) {
  const failed = failure();
  const { hooks } = await import("../runtime/pyscript/core.js");
  const worker = await Promise.race([
    failed,
    new Promise((resolve) => hooks.main.onWorker.add((_, xworker) => resolve(xworker))),
  ]);
  worker.addEventListener("message", ({ data }) => {
    if (data?.arrived) onBytes(data.arrived);
  });
  await Promise.race([failed, worker.ready]);
  return worker.sync;
}

/** Rejects on the first promise that nobody catches: PyScript leaves a file that it could not fetch to that. */
function failure() {
  return new Promise((_, reject) => {
    addEventListener("unhandledrejection", ({ reason }) => reject(reason), { once: true });
  });
}
