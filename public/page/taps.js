// A double tap plays one card: for a moment after the page has changed under the finger (or under the focus, for
// Enter pressed twice), another tap on that spot is not meant for what is there now.
import { controlAt, meaning } from "./controls.js";
import { beforePaint } from "./frame.js";

const MOMENT = 250; // ms
const SPOT = 32; // px

export class Taps {
  #last = null;
  #looking = false;
  #until = 0;
  #onSettled;

  /** @param {() => void} onSettled called when such a moment is over */
  constructor(onSettled) {
    this.#onSettled = onSettled;
  }

  /** Whether a tap may be answered late or not at all. */
  get settling() {
    return this.#looking || performance.now() < this.#until;
  }

  /**
   * Let a tap through unless it is the second half of a double tap.
   * @param {MouseEvent} event
   * @param {string} meant the meaning of the control that was tapped
   * @param {() => void} pass called if it goes through
   */
  judge(event, meant, pass) {
    if (this.#looking) beforePaint(() => this.judge(event, meant, pass));
    else if (!this.#isSecond(event)) {
      this.#last = { ...spotOf(event), meant };
      pass();
    }
  }

  /** The page has changed: see, when it is laid out, whether there is something else now where the last tap was. */
  shown() {
    if (!this.#last || this.#looking) return;
    this.#looking = true;
    beforePaint(() => this.#look());
  }

  #look() {
    const { keyboard, x, y, meant } = this.#last;
    const control = controlAt(keyboard ? document.activeElement : document.elementFromPoint(x, y));
    this.#last.meant = control && meaning(control);
    this.#looking = false;
    if (!control || this.#last.meant === meant) {
      this.#onSettled();
      return;
    }
    this.#until = performance.now() + MOMENT;
    setTimeout(() => this.settling || this.#onSettled(), MOMENT + 1);
  }

  #isSecond(event) {
    if (performance.now() >= this.#until) return false;
    const { keyboard, x, y } = spotOf(event);
    if (keyboard || this.#last.keyboard) return keyboard === this.#last.keyboard;
    return Math.hypot(x - this.#last.x, y - this.#last.y) < SPOT;
  }
}

/** Where a click came from: the keyboard's have no place of their own. */
function spotOf({ detail, clientX, clientY }) {
  return { keyboard: detail === 0, x: clientX, y: clientY };
}
