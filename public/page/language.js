// The language of what Python does not write: the strips, the title until a page has one, the first page before Python is
// there. The words are put in place by first.js.
import { keptSettings, SETTINGS } from "./look.js";
import { keep } from "./storage.js";

/** Speak a language from now on. */
export function speak(language) {
  const root = document.documentElement;
  if (root.lang === language) return;
  root.lang = language;
  document.dispatchEvent(new CustomEvent("saladier-speak", { detail: language }));
}

/** The reader chose a language before Python was there: keep the choice for it, and speak it. */
export function choose(language) {
  keep({ [SETTINGS]: JSON.stringify({ ...keptSettings(), language }) });
  speak(language);
}
