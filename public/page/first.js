// The language of the page, from its very first picture: the one that was chosen, else the browser's. index.html is in
// English; the words of every language lie by in its <template lang>s. Until they are in place nothing is shown. This is
// no module, since those come too late; modules speak through language.js.
{
  const root = document.documentElement;

  /** The languages the reader wants, best first. */
  const wishes = () => {
    let chosen = null;
    try {
      chosen = JSON.parse(localStorage.getItem("saladier.settings"))?.language;
    } catch {
      // none was chosen, or storage is refused
    }
    const framed = location.hash.startsWith("#embed&") ? new URLSearchParams(location.hash.slice(7)).get("lang") : null;
    return [framed, chosen, ...navigator.languages].map((tag) => String(tag).split("-")[0].toLowerCase());
  };

  /** Put the words of a language in place; as long as Python shows no page and no last table is shown, all of them. */
  const speak = (language) => {
    const words = document.querySelector(`template[lang="${CSS.escape(language)}"]`)?.content;
    root.lang = language;
    for (const word of words?.querySelectorAll("[data-say]") ?? []) {
      const place = document.querySelector(`[data-say="${word.dataset.say}"]`);
      for (const { name, value } of word.attributes) place.setAttribute(name, value);
      if (!word.firstElementChild) place.textContent = word.textContent;
    }
    const home = words?.querySelector("[data-home]");
    if (home && !document.body.dataset.screen && !document.body.classList.contains("t")) {
      document.getElementById("app").replaceChildren(...home.cloneNode(true).childNodes);
    }
  };

  const known = root.dataset.languages.split(" ");
  const language = wishes().find((wish) => known.includes(wish)) ?? root.lang;
  if (language !== root.lang) {
    root.lang = language;
    root.dataset.unsaid = "";
    document.addEventListener("readystatechange", () => {
      speak(language);
      delete root.dataset.unsaid;
    }, { once: true });
  }
  document.addEventListener("saladier-speak", ({ detail }) => speak(detail));
}
