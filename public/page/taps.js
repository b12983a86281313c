// A double tap plays one card: for a moment after the page has changed under the finger (or under the focus, for
// Enter pressed twice), another tap on that spot is not meant for what is there now.
import { controlAt, description } from "./controls.js";

const MOMENT = 250; // ms
const SPOT = 32; // px

export class Taps {
  #last = null;
  #until = 0;

  /** Remember the click that is about to be answered. */
  remember(event, control) {
    this.#last = { ...spotOf(event), meant: description(control) };
  }

  /** A reply has been shown: has it changed what lies under the last click? */
  shown() {
    if (!this.#last) return;
    const now = controlAt(this.#last.keyboard ? document.activeElement : document.elementFromPoint(this.#last.x, this.#last.y));
    if (now && description(now) !== this.#last.meant) {
      this.#until = performance.now() + MOMENT;
      document.getElementById("app").dataset.settling = "";
      setTimeout(() => this.#settle(), MOMENT + 1);
    }
    this.#last.meant = now && description(now);
  }

  refuses(event) {
    if (!this.#last || performance.now() >= this.#until) return false;
    const { keyboard, x, y } = spotOf(event);
    if (keyboard || this.#last.keyboard) return keyboard === this.#last.keyboard;
    return Math.hypot(x - this.#last.x, y - this.#last.y) < SPOT;
  }

  #settle() {
    if (performance.now() >= this.#until) delete document.getElementById("app").dataset.settling;
  }
}

function spotOf({ detail, clientX, clientY }) {
  return { keyboard: detail === 0, x: clientX, y: clientY };
}
