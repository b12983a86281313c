// In a frame that is sandboxed away from its own site (no allow-same-origin) the browser refuses what PyScript takes for
// granted: module workers from blobs, and databases. Here both are stood in for, and the runtime's files may come from
// the page around the frame, since such frames share no cache. Nothing is kept there.

/** Whether this page is in such a frame. */
export const sandboxed = self.origin === "null";

/**
 * Make PyScript's worker start all the same; call it before PyScript is loaded.
 * @returns {(worker: Worker, files: Record<string, Blob>) => void} gives a worker the files that it need not fetch, by
 *   address; it fetches nothing before that was called
 */
export function standIn() {
  emptyDatabases();
  const scripts = new WeakMap();
  globalThis.Blob = class extends Blob {
    constructor(parts = [], options = {}) {
      super(parts, options);
      if (options.type === "text/javascript") scripts.set(this, parts);
    }
  };
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    const script = scripts.get(blob);
    if (!script) return createObjectURL.call(URL, blob);
    return `data:text/javascript,${encodeURIComponent(`(${emptyDatabases})();(${takeFiles})();${script.join("")}`)}`;
  };
  return (worker, files) => worker.postMessage({ files });
}

/** Databases that open, hold nothing and forget what they are told. Written into the worker as well. */
function emptyDatabases() {
  const answer = (result) => {
    const request = {};
    setTimeout(() => request.onsuccess?.({ target: { result } }));
    return request;
  };
  const store = new Proxy({}, { get: (_, call) => () => answer(String(call).startsWith("getAll") ? [] : undefined) });
  const database = { close() {}, transaction: () => ({ objectStore: () => store }) };
  Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answer(database) } });
}

/** The worker's fetch takes the files it is given for those of the same address. Written into the worker. */
function takeFiles() {
  const given = new Promise((resolve) => {
    addEventListener("message", function take(event) {
      if (!event.data?.files) return;
      event.stopImmediatePropagation();
      removeEventListener("message", take);
      resolve(event.data.files);
    });
  });
  const { fetch } = globalThis;
  globalThis.fetch = async (resource, options) => {
    const file = (await given)[String(resource.url ?? resource)];
    return file ? new Response(file, { headers: { "Content-Type": file.type } }) : fetch(resource, options);
  };
}
