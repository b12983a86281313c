// The conversation with Python: one request at a time, each reply shown before the next request goes out.
import { Clock } from "./clock.js";
import { isOffered } from "./controls.js";
import { embedded } from "./embedded.js";
import { Glances } from "./glance.js";
import { show } from "./show.js";
import { Taps } from "./taps.js";

export class Session {
  #app = document.getElementById("app");
  #python = null;
  #asking = false;
  #meant = null;
  #waiting = [];
  #unkept = false;
  #clock = new Clock(() => this.#ask("tick", {}));
  #taps = new Taps(() => this.#mark());
  #glances = new Glances(() => this.#glance());
  #fail;
  #shown;

  /**
   * @param {(error: unknown) => void} fail told when Python does not answer; nothing is asked after that
   * @param {(reply: object) => void} shown told of each reply once it is shown
   */
  constructor(fail, shown) {
    this.#fail = fail;
    this.#shown = shown;
  }

  /** The first request; true when it was answered. What the player chose before is sent after it. */
  async open(python, greeting) {
    this.#python = python;
    this.#unkept = Boolean(greeting.storage_trouble);
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
   * @param {string} meant the control's meaning
   * @param {object} deed as for act
   */
  tap(event, meant, deed) {
    this.#taps.judge(event, meant, () => this.act(deed, meant));
  }

  /**
   * Something happened that Python wants to know. While a request is under way it waits, unless that request, or
   * another that waits, means the same. Before Python is there, the latest alone waits.
   * @param {{action: string, move?: string | null, data?: object, form?: object, file?: object}} deed
   * @param {string | null} meant the meaning of the control it comes from, if it comes from one
   */
  act(deed, meant = null) {
    const again = (other) => meant !== null && other === meant;
    if (again(this.#meant) || this.#waiting.some((one) => again(one.meant))) return;
    if (!this.ready) this.#waiting.length = 0;
    this.#waiting.push({ deed, meant });
    this.#goOn();
  }

  async #goOn() {
    while (this.ready && !this.#asking && this.#waiting.length) {
      const { deed, meant } = this.#waiting.shift();
      if (meant && !isOffered(meant)) continue; // what was tapped has become something else
      this.#meant = meant;
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
    this.#meant = null;
    this.#mark();
    if (call === "tick") this.#goOn();
  }

  #show(reply) {
    const unkept = show(reply);
    this.#taps.shown();
    this.#clock.set(reply.tick);
    this.#glances.later();
    this.#shown(reply);
    if (unkept?.reason === "changed") this.act({ action: "storage-changed", data: unkept });
    else if (unkept !== undefined && Boolean(unkept) !== this.#unkept) this.#tellOfKeeping(unkept);
  }

  /** What the next start shows until Python is there; not asked for while anything else is. */
  async #glance() {
    if (this.#asking || !this.ready || embedded) return undefined;
    return JSON.parse(await this.#python.glance()).html;
  }

  /** Python is told when keeping fails and when it works again, not every time. */
  #tellOfKeeping(unkept) {
    this.#unkept = Boolean(unkept);
    this.act(unkept ? { action: "storage-failed", data: unkept } : { action: "storage-works" });
  }

  /** Mark #app while a tap may be answered late or not at all; tests wait for the mark to go. */
  #mark() {
    this.#app.toggleAttribute("data-busy", this.#asking || this.#taps.settling);
  }
}
