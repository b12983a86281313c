// One appointment: after so many milliseconds, and not while the page is hidden.

export class Clock {
  #ring;
  #timer = 0;
  #due = false;

  /** @param {() => void} ring called when the time has come */
  constructor(ring) {
    this.#ring = ring;
    document.addEventListener("visibilitychange", () => this.#check());
  }

  /** @param {number | null | undefined} ms from now; null: no appointment */
  set(ms) {
    this.stop();
    if (ms === null || ms === undefined) return;
    this.#timer = setTimeout(() => {
      this.#due = true;
      this.#check();
    }, ms);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#due = false;
  }

  #check() {
    if (!this.#due || document.hidden) return;
    this.#due = false;
    this.#ring();
  }
}
