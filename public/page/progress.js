// The strip that says how the start goes, and why it failed if it did. Its sentences stand in index.html.

const MEGABYTE = 1_000_000;

export class Progress {
  #strip;
  #text;
  #bar;
  #all;
  #error = null;
  #arrived = 0;
  #sentence = "loading";

  /** @param {HTMLElement} strip the element #start */
  constructor(strip) {
    this.#strip = strip;
    this.#text = strip.querySelector(".ready span");
    this.#bar = strip.querySelector("progress");
    this.#all = Number(strip.dataset.bytes);
    strip.querySelector("button").addEventListener("click", () => location.reload());
  }

  /** So many bytes of the runtime are here. */
  arrived(bytes) {
    this.#arrived = Math.min(bytes, this.#all);
    this.#say();
  }

  /** The language has changed. */
  retell() {
    if (this.#arrived) this.#say();
    if (this.#error !== null) this.#strip.querySelector(".why").textContent = this.#reason(this.#error);
  }

  /** The player chose something before the table was ready: say that it will come. */
  asked() {
    this.#sentence = "waiting";
    this.#say();
  }

  /** The table is ready. */
  done() {
    this.#strip.hidden = true;
  }

  /** Say in a sentence why it does not go on, and offer to try again. */
  fail(error) {
    console.warn("Saladier stopped:", error);
    document.body.dataset.state = "failed";
    this.#strip.hidden = false;
    this.#strip.querySelector(".ready").hidden = true;
    this.#error = error;
    const box = this.#strip.querySelector(".failed");
    box.querySelector(".why").textContent = this.#reason(error);
    box.hidden = false;
  }

  #say() {
    const whole = this.#arrived >= this.#all;
    const sentence = whole && this.#sentence === "loading" ? "laid" : this.#sentence;
    this.#bar.value = (100 * this.#arrived) / this.#all;
    this.#text.textContent = this.#strip.dataset[sentence]
      .replace("{done}", Math.round(this.#arrived / MEGABYTE))
      .replace("{all}", Math.round(this.#all / MEGABYTE));
  }

  #reason(error) {
    const { offline, missing, broken } = this.#strip.dataset;
    if (!navigator.onLine) return offline;
    const message = String(error?.message ?? error);
    if (/fetch|import|load|network/i.test(message)) return missing;
    const lines = message.trim().split("\n");
    const why = message.startsWith("Traceback") ? lines.at(-1) : lines[0]; // Python says at last what happened
    return broken.replace("{why}", () => why.replace(/\.$/, ""));
  }
}
