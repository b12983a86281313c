// The table as it was last to be seen, shown at once while Python starts. Python writes it, without any hand. Every page
// of this host may write where it is kept, so it is kept as data and built anew from it: it may look like a table, and
// do no more.
import { parse } from "./morph.js";
import { keep, keptTexts } from "./storage.js";
import { build, written } from "./tree.js";

const GLANCE = "saladier.glance";
const OPEN = "saladier.open"; // the match that Python will bring to the table
const QUIET = 1000; // ms without a reply, before the glance is taken
const LONGEST = 300_000; // characters

/**
 * Show the last table, if one was left open.
 * @returns {() => void} puts back what stood there before
 */
export function showGlance() {
  const app = document.getElementById("app");
  const table = lastGlance();
  if (!table?.querySelector("main.table")) return () => {};
  for (const part of table.querySelectorAll("main, button, a:not([href^='rules/'])")) part.inert = true;
  const before = [...app.childNodes];
  app.replaceChildren(table);
  document.body.classList.add("t");
  return () => {
    document.body.classList.remove("t");
    app.replaceChildren(...before);
  };
}

/** The last glance as a fragment, if the match is still open; null when there is none that can be read. */
function lastGlance() {
  const kept = keptTexts();
  const text = kept[OPEN] && kept[GLANCE];
  if (!text || text.length > LONGEST) return null;
  try {
    return build(JSON.parse(text));
  } catch {
    return null; // damaged, or nested without end
  }
}

/** Takes a glance of the table whenever it has come to rest. */
export class Glances {
  #ask;
  #timer = 0;

  /** @param {() => Promise<string | null | undefined>} ask for the HTML; null: there is no table; undefined: not now */
  constructor(ask) {
    this.#ask = ask;
  }

  /** The page has changed. */
  later() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#take(), QUIET);
  }

  async #take() {
    const html = await this.#ask();
    if (html !== undefined) keep({ [GLANCE]: html && JSON.stringify(written(parse(html))) });
  }
}
