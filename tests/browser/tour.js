// Walks the app through its screens, languages and colours without loading the page again. To be evaluated in the page.
window.tour = (() => {
  const app = document.getElementById("app");
  let spot = 0;
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const busy = () => app.hasAttribute("data-busy") || ["loading", "thinking"].includes(document.body.dataset.state);

  async function until(what, met) {
    const end = performance.now() + 20000;
    while (!met()) {
      if (performance.now() > end) throw new Error(`waited in vain for ${what} on ${document.body.dataset.screen}`);
      await pause(4);
    }
  }

  /** A field of our own that tells Python of a change. */
  function change(action, data, name = "", value = "") {
    const field = document.createElement("input");
    Object.assign(field, { name, value, type: "hidden" });
    Object.assign(field.dataset, { change: action, ...data });
    app.append(field);
    field.dispatchEvent(new Event("change", { bubbles: true }));
    field.remove();
  }

  /** Each click is somewhere else, so that none is taken for the second half of a double tap. */
  async function click(selector) {
    await until(selector, () => document.querySelector(selector));
    spot = (spot + 100) % 100000;
    const where = { clientX: -1000 - spot, clientY: -1000, detail: 1 };
    document.querySelector(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...where }));
  }

  async function step(text) {
    const [verb, ...more] = text.split(" ");
    if (verb === "open") change("continue-match", { keyOf: more[0] });
    else if (verb === "address") location.hash = more[0];
    else if (verb === "change") change(more[0], {}, "", more[1]);
    else await click(text);
    await pause(20);
    await until("rest", () => !busy());
  }

  return {
    async go(steps) {
      for (const one of steps) await step(one);
    },
    /** In this language and these colours from now on; inside another page that page has the choice. */
    async dress(lang, theme) {
      const framed = location.hash.startsWith("#embed");
      if (framed) change("host-look", { lang, theme });
      else {
        change("change-settings", {}, "language", lang);
        change("change-settings", {}, "theme", theme);
      }
      const dressed = () => document.documentElement.matches(`[lang=${lang}][data-theme=${theme}]`);
      await until(`${lang} ${theme}`, () => dressed() && !busy());
    },
    /** Another setting than language and colours. */
    async set(name, value) {
      change("change-settings", {}, name, value);
      await pause(20);
      await until(`${name} ${value}`, () => !busy());
    },
    /** Which of these selectors match nothing that can be seen. */
    missing(selectors) {
      const seen = (one) => one.checkVisibility({ visibilityProperty: true });
      return selectors.filter((selector) => ![...document.querySelectorAll(selector)].some(seen));
    },
    /** Text with less contrast to its ground than 7 : 1. */
    async pale() {
      const rules = { "color-contrast-enhanced": { enabled: true } };
      const { violations } = await axe.run(document, { runOnly: ["color-contrast-enhanced"], rules });
      return violations.flatMap(({ nodes }) => nodes.map((node) => `${node.html.slice(0, 120)} ${node.failureSummary}`));
    },
    /** What axe finds wrong, one line an element. */
    async faults() {
      const { violations } = await axe.run(document, { resultTypes: ["violations"], elementRef: false });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary.split("\n")[1]?.trim() ?? ""}`));
    },
  };
})();
