// The memory snapshot: a Python that has imported the app already. It is fetched after a first start and kept in a cache
// of its own; later visits start from it (interpreter.mjs). Used by the page and by its worker.
import { SNAPSHOT } from "../runtime/snapshot/snapshot.js";

const CACHE = `saladier-snapshot-${new URL("../../", import.meta.url).href}`; // of this site: a host may have several

/**
 * Fetch the snapshot for the next visit, unless it is here or the player saves data; those of older versions go.
 * Rejects when it cannot be had or kept.
 * @returns {Promise<boolean>} whether it is here
 */
export async function keepSnapshot() {
  if (navigator.connection?.saveData) return false;
  const cache = await caches.open(CACHE);
  if (await cache.match(SNAPSHOT)) return true;
  for (const old of await cache.keys()) await cache.delete(old);
  await cache.add(SNAPSHOT);
  return true;
}

/** The memory that was kept; null: there is none, or none that can be read whole. */
export async function keptSnapshot() {
  if (self.origin === "null") return null; // in a sandboxed frame nothing is kept
  try {
    const answer = await (await caches.open(CACHE)).match(SNAPSHOT);
    if (!answer) return null;
    return await new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  } catch (error) {
    await forgetSnapshot(error);
    return null;
  }
}

/** The snapshot is of no use: the next visit may fetch another. */
export async function forgetSnapshot(error) {
  console.warn("starting without the snapshot:", error.message);
  await globalThis.caches?.delete(CACHE).catch(() => {});
}
