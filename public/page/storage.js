// What the browser keeps for the app: texts in localStorage whose keys begin with "saladier.", since all pages of one
// host share one storage. Where storage is refused (private mode, a sandboxed frame) nothing is kept, and Python is told.

const PREFIX = "saladier.";
const PROBE = `${PREFIX}probe`;

/** What could not be written yet: key → the text, and how the one begins that it replaces. */
let waiting = new Map();
let stopped = false;

/** The browser's storage, or null where even asking for it throws. */
function storage() {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** @returns {string | null} the error that writing meets, by name; null if what is written will be there later */
export function storageTrouble() {
  try {
    localStorage.setItem(PROBE, "1");
    localStorage.removeItem(PROBE);
    return null;
  } catch (error) {
    return error.name;
  }
}

/** Every text kept for the app, by key. */
export function keptTexts() {
  const kept = storage();
  const ours = Object.keys(kept ?? {}).filter((key) => key.startsWith(PREFIX));
  return Object.fromEntries(ours.map((key) => [key, kept.getItem(key)]));
}

/**
 * Write texts (null: remove), and after them what could not be written before. Where another tab has written meanwhile,
 * nothing is overwritten.
 * @param {Record<string, string | null>} texts
 * @param {Record<string, string | null>} expect for some keys how the text begins that lies there (null: none does)
 * @returns {{key: string, reason: string, text?: string | null} | null | undefined} the first that could not be written with the
 *   error's name, or with "changed" and the text that lies there; undefined if there was nothing to write
 */
export function keep(texts, expect = {}) {
  const before = waiting;
  waiting = new Map();
  for (const [key, text] of Object.entries(texts)) {
    waiting.set(key, { text, begins: before.has(key) ? before.get(key).begins : expect[key] });
  }
  for (const [key, one] of before) {
    if (!waiting.has(key)) waiting.set(key, one);
  }
  if (!waiting.size) return undefined;
  for (const [key, { text, begins }] of waiting) {
    try {
      const lies = localStorage.getItem(key);
      if (stopped || !isAsExpected(lies, begins)) {
        waiting.clear();
        return { key, reason: "changed", text: lies };
      }
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      waiting.delete(key);
    } catch (error) {
      return { key, reason: error.name };
    }
  }
  return null;
}

function isAsExpected(text, begins) {
  if (begins === undefined) return true;
  return begins === null ? text === null : text !== null && text.startsWith(begins);
}

/** Write nothing any more: another tab plays now. */
export function stopKeeping() {
  stopped = true;
}

/** Ask the browser not to throw our texts away when room gets short. */
export function askToPersist() {
  navigator.storage?.persist?.().catch(() => undefined);
}

/**
 * Tell of each of our keys that another tab of the browser wrote, and of its text (null: removed); "" stands for all.
 * @param {(key: string, text: string | null) => void} tell
 */
export function onOtherTab(tell) {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === null || (key.startsWith(PREFIX) && key !== PROBE)) tell(key ?? "", newValue);
  });
}
