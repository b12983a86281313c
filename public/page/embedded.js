// Saladier inside another page: index.html#embed&r=…&view=…  A cover stands there until somebody touches it; nothing of
// Python is loaded before. docs/embedding.md lists the messages that go to the page around and come from it.

const { Blob } = globalThis; // the browser's own, before sandbox.js stands in for it
const MARK = "#embed";
const FORM = 1;
const FROM_HOST = ["look", "restart"];
const SCROLLING = ".sides, .mid, .lhands, .meldt, .look, .said";
const PATIENCE = 60_000; // milliseconds for the page around to bring the runtime

/** Whether this page stands in another one and was asked to be no more than a table. */
export const embedded = location.hash.split("&", 1)[0] === MARK;

export class Embedded {
  #asked = new URLSearchParams(location.hash.slice(MARK.length));
  #host = this.#asked.get("host");
  #cover = document.getElementById("cover");

  /** Show the cover, and resolve when the table is wanted. */
  async touched() {
    const { dataset } = document.documentElement;
    dataset.embedded = "";
    if (["light", "dark"].includes(this.#asked.get("theme"))) dataset.theme = this.#asked.get("theme");
    this.#cover.hidden = false;
    this.#dress(await this.#record());
    this.#tell({ type: "ready" });
    if (!this.#asked.has("start")) await once(this.#cover.querySelector("button"), "click");
    this.#cover.dataset.started = "";
  }

  /** What the page around has fetched of the runtime, by address; nothing where there is no such page. */
  files() {
    if (this.#host === null) return Promise.resolve({});
    return new Promise((resolve) => {
      const take = (event) => {
        if (!this.#isFromHost(event) || event.data.type !== "files") return;
        removeEventListener("message", take);
        resolve(filesOf(event.data.files));
      };
      addEventListener("message", take);
      setTimeout(resolve, PATIENCE, {});
      this.#tell({ type: "files" });
    });
  }

  /** Pass on what the page around says. @param {import("./session.js").Session} session */
  listen(session) {
    addEventListener("message", (event) => {
      if (!this.#isFromHost(event) || !FROM_HOST.includes(event.data.type)) return;
      const { type, lang, theme } = event.data;
      session.act({ action: `host-${type}`, data: { lang: text(lang), theme: text(theme) } });
    });
  }

  /** Tell the page around what has happened, and how high the page would like to be. */
  shown(news) {
    this.#cover.hidden = true;
    for (const one of news) this.#tell(one);
    const { state, turn } = document.body.dataset;
    this.#tell({ type: "state", state, turn: turn === undefined ? null : Number(turn) });
    requestAnimationFrame(() => this.#wish());
  }

  /** A table has the height of its frame, and parts of it scroll: it asks for what they lack. */
  #wish() {
    const app = document.getElementById("app");
    const lacks = [...app.querySelectorAll(SCROLLING)].map((one) => one.scrollHeight - one.clientHeight);
    const height = document.body.classList.contains("t") ? innerHeight + Math.max(0, ...lacks) : app.scrollHeight;
    if (height > innerHeight || !document.body.classList.contains("t")) this.#tell({ type: "size", height });
  }

  #tell(message) {
    if (parent !== window) parent.postMessage({ saladier: FORM, ...message }, this.#host ?? "*");
  }

  #isFromHost({ source, origin, data }) {
    return source === parent && parent !== window && data?.saladier === FORM
      && (this.#host === null || this.#host === "null" || origin === this.#host);
  }

  /** The record of the address, as far as a cover needs it. */
  async #record() {
    try {
      const packed = this.#asked.get("r").replaceAll("-", "+").replaceAll("_", "/");
      const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
      const unfolded = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
      return JSON.parse(await new Response(unfolded).text());
    } catch {
      return {}; // Python will say what is wrong with it
    }
  }

  #dress(record) {
    const { game } = record ?? {};
    const { titles } = this.#cover.dataset;
    const title = JSON.parse(titles)[game];
    if (title) this.#cover.querySelector(".name").textContent = title;
    if (title) this.#cover.querySelector("use").setAttribute("href", `#e-${game}`);
    const view = this.#asked.get("view") ?? "replay";
    for (const one of this.#cover.querySelectorAll("[data-view]")) one.hidden = one.dataset.view !== view;
  }
}

function once(target, type) {
  return new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
}

function filesOf(files) {
  const known = Object.entries(files ?? {}).filter(([, file]) => file instanceof Blob);
  return Object.fromEntries(known);
}

function text(value) {
  return typeof value === "string" ? value.slice(0, 40) : "";
}
