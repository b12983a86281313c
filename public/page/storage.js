// What the browser keeps for the app: texts in localStorage whose keys begin with "saladier.", since all pages of one
// host share one storage. Where storage is refused (private mode, a sandboxed frame) nothing is kept, and Python is told.

const PREFIX = "saladier.";

/** The browser's storage, or null where even asking for it throws. */
function storage() {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Whether something written now would be there later. */
export function storageWorks() {
  const probe = `${PREFIX}probe`;
  try {
    localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** Every text kept for the app, by key. */
export function keptTexts() {
  const kept = storage();
  const ours = Object.keys(kept ?? {}).filter((key) => key.startsWith(PREFIX));
  return Object.fromEntries(ours.map((key) => [key, kept.getItem(key)]));
}

/**
 * Write texts (null: remove).
 * @param {Record<string, string | null>} texts
 * @returns {{key: string, reason: string} | null} the first that could not be written, and the error's name
 */
export function keep(texts) {
  for (const [key, text] of Object.entries(texts)) {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch (error) {
      return { key, reason: error.name };
    }
  }
  return null;
}

/** Tell of each of our keys that another tab of the browser wrote. */
export function onOtherTab(tell) {
  addEventListener("storage", ({ key }) => {
    if (key === null || key.startsWith(PREFIX)) tell(key ?? "");
  });
}
