// <saladier-table record="…" view="replay|play|puzzle" seat="0" lang="sv" theme="dark" size="800x600">
// A table of Saladier inside a page of anybody's. Until it is touched there is a cover: what the author pasted into the
// element, else title and button. Then a frame takes its place, sandboxed without allow-same-origin. Such frames share
// no cache, so this script fetches the runtime once and hands it to each. docs/embedding.md tells the rest.

const SITE = new URL("../", import.meta.url);
const FORM = 1;
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
const PASSED = ["view", "seat", "lang", "theme"];
const HEIGHTS = [[560, 660], [860, 720], [Infinity, 640]]; // up to such a width a table is so high, in pixels
const LIMITS = [200, 1200]; // pixels a frame may be high by its own wish
const RUNTIME = [
  ["public/runtime/pyodide/pyodide.asm.wasm", "application/wasm"],
  ["public/runtime/pyodide/python_stdlib.zip", "application/zip"],
  ["public/runtime/pyodide/pyodide-lock.json", "application/json"],
  ["public/app.zip", "application/zip"],
];
const WORDS = {
  en: ["A card table", "Open the table"],
  sv: ["Ett kortbord", "Öppna bordet"],
  fr: ["Une table de jeu", "Ouvrir la table"],
  ro: ["O masă de joc", "Deschide masa"],
  el: ["Ένα τραπέζι με χαρτιά", "Άνοιγμα τραπεζιού"],
};

let runtime = null;

/** The runtime's files by address, fetched once for all tables of the page; none where they cannot be had. */
function runtimeFiles() {
  runtime ??= Promise.all(RUNTIME.map(fetched)).then(Object.fromEntries, () => {
    runtime = null;
    return {};
  });
  return runtime;
}

async function fetched([path, type]) {
  const url = new URL(path, SITE).href;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return [url, new Blob([await answer.arrayBuffer()], { type })];
}

class SaladierTable extends HTMLElement {
  static observedAttributes = ["lang", "theme"];
  #frame = null;
  #wished = null;
  #width = 0;
  #turned = new ResizeObserver(() => this.#resize());
  #hear = (event) => this.#heard(event);

  connectedCallback() {
    if (!this.shadowRoot) this.#cover();
    this.#turned.observe(this);
    this.shadowRoot.addEventListener("click", (event) => {
      if (this.#frame === null && !event.target.closest("a")) this.open();
    });
    addEventListener("message", this.#hear);
  }

  disconnectedCallback() {
    removeEventListener("message", this.#hear);
    this.#turned.disconnect();
  }

  attributeChangedCallback() {
    this.#send({ type: "look", lang: this.lang, theme: this.getAttribute("theme") ?? "" });
  }

  /** Lay the table now. */
  open() {
    if (this.#frame) return;
    const frame = document.createElement("iframe");
    const asked = new URLSearchParams({ start: "", host: location.origin });
    for (const name of PASSED) {
      if (this.hasAttribute(name)) asked.set(name, this.getAttribute(name));
    }
    asked.set("r", this.getAttribute("record") ?? "");
    frame.setAttribute("sandbox", SANDBOX);
    frame.setAttribute("allow", "clipboard-write");
    frame.title = this.title || this.#words[0];
    frame.style.cssText = "display:block;border:0;max-width:100%";
    frame.src = new URL(`index.html#embed&${asked}`, SITE).href;
    this.#frame = frame;
    this.#wished = null;
    this.#fit();
    this.shadowRoot.querySelector(".cover").replaceWith(frame);
    frame.focus();
  }

  /** From the beginning. */
  restart() {
    this.#send({ type: "restart" });
  }

  get #words() {
    const language = (this.lang || document.documentElement.lang || "en").split("-")[0];
    return WORDS[language] ?? WORDS.en;
  }

  /** What stands here if the author pasted nothing. */
  #cover() {
    const root = this.attachShadow({ mode: "open" });
    const style = document.createElement("link");
    style.rel = "stylesheet";
    style.href = new URL("public/cover.css", SITE).href;
    const cover = document.createElement("div");
    cover.className = "cover plain";
    cover.dataset.theme = this.getAttribute("theme") ?? "";
    const emblem = document.createElement("img");
    emblem.src = new URL("public/icons/saladier.svg", SITE).href;
    emblem.alt = "";
    const name = document.createElement("b");
    name.textContent = this.title || "Saladier";
    const button = document.createElement("button");
    button.type = "button";
    [, button.textContent] = this.#words;
    cover.append(emblem, name, button);
    root.append(style, cover);
  }

  /** The element has another width, because the device was turned, say: the table is asked anew what it lacks. */
  #resize() {
    if (this.offsetWidth === this.#width) return;
    this.#width = this.offsetWidth;
    this.#wished = null;
    if (this.#frame) this.#fit();
  }

  #fit() {
    const [width, height] = (this.getAttribute("size") ?? "").split("x").map(Number);
    const [least, most] = LIMITS;
    const table = HEIGHTS.find(([upto]) => (width || this.offsetWidth) <= upto)[1];
    const wished = Math.min(most, Math.max(least, this.#wished ?? table));
    this.#frame.style.width = width > 0 ? `${width}px` : "100%";
    this.#frame.style.height = `${height > 0 ? height : wished}px`;
  }

  #heard({ source, origin, data }) {
    if (this.#frame === null || source !== this.#frame.contentWindow || data?.saladier !== FORM) return;
    if (origin !== "null" && origin !== SITE.origin) return;
    const { saladier, type, ...detail } = data;
    if (type === "files") runtimeFiles().then((files) => this.#send({ type: "files", files }));
    else if (type === "size" && Number.isFinite(detail.height)) {
      this.#wished = detail.height;
      this.#fit();
    } else if (["ready", "state", "move", "solved"].includes(type)) {
      this.dispatchEvent(new CustomEvent(`saladier-${type}`, { detail, bubbles: true, composed: true }));
    }
  }

  /** The frame is of no origin, so its messages can only be addressed to whoever is in it: they hold no secret. */
  #send(message) {
    this.#frame?.contentWindow?.postMessage({ saladier: FORM, ...message }, "*");
  }
}

customElements.define("saladier-table", SaladierTable);
