// The conversation with Python: one request at a time, each reply shown before the next request goes out.
import { Clock } from "./clock.js";
import { description, isStill } from "./controls.js";
import { show } from "./show.js";
import { Taps } from "./taps.js";

export class Session {
  #python = null;
  #asking = false;
  #control = null;
  #waiting = [];
  #storageFailed = false;
  #clock = new Clock(() => this.#ask("tick", {}));
  #taps = new Taps();
  #fail;

  /** @param {(error: unknown) => void} fail told when Python does not answer; nothing is asked after that */
  constructor(fail) {
    this.#fail = fail;
  }

  /** The first request; true when it was answered. What the player chose before is sent after it. */
  async open(python, greeting) {
    this.#python = python;
    await this.#ask("open", greeting);
    this.#goOn();
    return this.ready;
  }

  /** Whether Python is there to answer. */
  get ready() {
    return this.#python !== null;
  }

  /**
   * A click: like act, unless it is the second half of a double tap.
   * @param {MouseEvent} event
   * @param {Element} control what was clicked
   */
  tap(event, control, deed) {
    if (this.#taps.refuses(event)) return;
    this.#taps.remember(event, control);
    this.act({ ...deed, control });
  }

  /**
   * Something happened that Python wants to know. While a request is under way it waits, unless it comes from the
   * same control as that request or as one that waits already.
   * @param {{action: string, move?: string, data?: object, form?: object, file?: object, control?: Element}} deed
   */
  act({ control = null, ...deed }) {
    const same = (other) => control !== null && other === control;
    if ((this.#asking && same(this.#control)) || this.#waiting.some((one) => same(one.control))) return;
    this.#waiting.push({ control, shown: control && description(control), deed });
    this.#goOn();
  }

  async #goOn() {
    while (this.#python && !this.#asking && this.#waiting.length) {
      const { control, shown, deed } = this.#waiting.shift();
      if (control && !isStill(control, shown)) continue; // what was tapped has become something else
      this.#control = control;
      await this.#ask("act", { move: null, data: {}, form: {}, ...deed });
    }
  }

  async #ask(call, request) {
    if (this.#asking || !this.#python) return;
    this.#asking = true;
    this.#clock.stop();
    try {
      const answer = await this.#python[call](JSON.stringify({ ...request, now: Date.now() }));
      const reply = JSON.parse(answer);
      const unkept = show(reply);
      this.#taps.shown();
      this.#clock.set(reply.tick);
      this.#tellOf(unkept);
    } catch (error) {
      this.#python = null;
      this.#fail(error);
    }
    this.#asking = false;
    if (call === "tick") this.#goOn();
  }

  /** Let Python say that something could not be kept: once, until keeping works again. */
  #tellOf(unkept) {
    if (unkept && !this.#storageFailed) this.act({ action: "storage-failed", data: unkept });
    this.#storageFailed = Boolean(unkept);
  }
}
