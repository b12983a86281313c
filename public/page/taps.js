// A double tap plays one card: for a moment after the page has changed under the finger (or under the focus, for
// Enter pressed twice), another tap on that spot is not meant for what is there now.
import { controlAt, meaning } from "./controls.js";

const MOMENT = 250; // ms
const SPOT = 32; // px

export class Taps {
  #last = null;
  #until = 0;
  #onSettled;

  /** @param {() => void} onSettled called when such a moment is over */
  constructor(onSettled) {
    this.#onSettled = onSettled;
  }

  /** Whether this is such a moment. */
  get settling() {
    return performance.now() < this.#until;
  }

  /** Remember the tap that is about to be answered. */
  remember(event, control) {
    this.#last = { ...spotOf(event), meant: meaning(control) };
  }

  /** The page has changed: is there something else now where the last tap was? */
  shown() {
    if (!this.#last) return;
    const { keyboard, x, y, meant } = this.#last;
    const control = controlAt(keyboard ? document.activeElement : document.elementFromPoint(x, y));
    const means = control && meaning(control);
    this.#last.meant = means;
    if (!means || means === meant) return;
    this.#until = performance.now() + MOMENT;
    setTimeout(() => this.settling || this.#onSettled(), MOMENT + 1);
  }

  /** Whether a tap is the second half of a double tap. */
  refuses(event) {
    if (!this.settling) return false;
    const { keyboard, x, y } = spotOf(event);
    if (keyboard || this.#last.keyboard) return keyboard === this.#last.keyboard;
    return Math.hypot(x - this.#last.x, y - this.#last.y) < SPOT;
  }
}

/** Where a click came from: the keyboard's have no place of their own. */
function spotOf({ detail, clientX, clientY }) {
  return { keyboard: detail === 0, x: clientX, y: clientY };
}
