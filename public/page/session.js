// The conversation with Python: one request at a time, each reply shown before the next request goes out.
import { Clock } from "./clock.js";
import { description, isStill } from "./controls.js";
import { show } from "./show.js";
import { Taps } from "./taps.js";

export class Session {
  #app = document.getElementById("app");
  #python = null;
  #asking = false;
  #control = null;
  #waiting = [];
  #storageFailed = false;
  #clock = new Clock(() => this.#ask("tick", {}));
  #taps = new Taps(() => this.#mark());
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
   * A click on a control: like act, unless it is the second half of a double tap.
   * @param {MouseEvent} event
   * @param {Element} control
   * @param {object} deed as for act
   */
  tap(event, control, deed) {
    if (this.#taps.refuses(event)) return;
    this.#taps.remember(event, control);
    this.act(deed, control);
  }

  /**
   * Something happened that Python wants to know. While a request is under way it waits, unless it comes from the
   * control of that request, or of another that waits. Before Python is there, the latest alone waits.
   * @param {{action: string, move?: string | null, data?: object, form?: object, file?: object}} deed
   * @param {Element | null} control where it comes from, if a second time would be once too often
   */
  act(deed, control = null) {
    const again = (other) => control !== null && other === control;
    if ((this.#asking && again(this.#control)) || this.#waiting.some((one) => again(one.control))) return;
    if (!this.ready) this.#waiting.length = 0;
    this.#waiting.push({ deed, control, shown: control && description(control) });
    this.#goOn();
  }

  async #goOn() {
    while (this.ready && !this.#asking && this.#waiting.length) {
      const { deed, control, shown } = this.#waiting.shift();
      if (control && !isStill(control, shown)) continue; // what was tapped has become something else
      this.#control = control;
      await this.#ask("act", { move: null, data: {}, form: {}, file: null, ...deed });
    }
  }

  async #ask(call, request) {
    if (this.#asking || !this.ready) return;
    this.#asking = true;
    this.#clock.stop();
    this.#mark();
    try {
      const answer = await this.#python[call](JSON.stringify({ ...request, now: Date.now() }));
      this.#show(JSON.parse(answer));
    } catch (error) {
      this.#python = null;
      this.#fail(error);
    }
    this.#asking = false;
    this.#control = null;
    this.#mark();
    if (call === "tick") this.#goOn();
  }

  #show(reply) {
    const unkept = show(reply);
    this.#taps.shown();
    this.#clock.set(reply.tick);
    if (unkept && !this.#storageFailed) this.act({ action: "storage-failed", data: unkept });
    this.#storageFailed = Boolean(unkept); // Python is told once, until keeping works again
  }

  /** Mark #app while a tap may be answered late or not at all; tests wait for the mark to go. */
  #mark() {
    this.#app.toggleAttribute("data-busy", this.#asking || this.#taps.settling);
  }
}
