// Taps, forms and fields: what the player does with the controls of the page becomes deeds for Python.
import { controlAt, dataOf, deedOf, formOf, meaning } from "./controls.js";
import { listenToDialogs } from "./dialogs.js";
import { listenToDragging } from "./drag.js";
import { listenToHandingOn } from "./handon.js";
import { choose } from "./language.js";
import { finish } from "./motion.js";
import { takeOver } from "./tabs.js";

const LARGEST_FILE = 8_000_000; // bytes; what is larger is no match of ours, and Python is told only its size

/**
 * @param {import("./session.js").Session} session
 * @param {import("./progress.js").Progress} progress told of a tap that comes before Python can answer
 */
export function listen(session, progress) {
  const app = document.getElementById("app");

  app.addEventListener("click", (event) => {
    const control = controlAt(event.target);
    if (!control || isForTheBrowser(event)) return;
    if (!control.hasAttribute("popovertarget")) event.preventDefault(); // not to follow a link, not to submit
    if (control.dataset.action === "take-over") {
      takeOver();
      return;
    }
    if (!session.ready) progress.asked();
    finish();
    session.tap(event, meaning(control), { ...deedOf(control), form: formOf(control) });
  });

  app.addEventListener("submit", (event) => {
    const form = event.target.closest("form[data-form]");
    if (!form) return;
    event.preventDefault();
    session.act({ action: form.dataset.form, data: dataOf(form), form: formOf(form, event.submitter) }, meaning(form));
  });

  // what is being typed is checked letter by letter where Python asks for it
  app.addEventListener("input", ({ target }) => {
    const { typed } = target.dataset;
    if (typed) session.act({ action: typed, data: { ...dataOf(target), name: target.name }, form: formOf(target) });
  });

  app.addEventListener("change", async ({ target }) => {
    const field = target.closest("[data-change]");
    if (!field) return;
    const { name, value, checked } = target;
    if (!session.ready && name === "language") {
      choose(value);
      progress.retell();
      return;
    }
    const data = { ...dataOf(field), name, value, checked: Boolean(checked) };
    const file = target.type === "file" ? await fileOf(target) : undefined;
    session.act({ action: field.dataset.change, data, form: formOf(target), file });
  });

  // a long press on a card is a tap that takes its time, not a wish for the browser's menu
  app.addEventListener("contextmenu", (event) => {
    if (event.target.closest(".card")) event.preventDefault();
  });

  listenToDragging(app, session);
  listenToHandingOn(app, session);
  listenToDialogs(app, session);
}

/** A link opened in another tab, and the like. */
function isForTheBrowser({ button, ctrlKey, metaKey, shiftKey, altKey }) {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

/** The chosen file as {name, size, text}; the field is emptied so that the same file can be chosen again. */
async function fileOf(field) {
  const [file] = field.files;
  if (!file) return undefined;
  const text = file.size <= LARGEST_FILE ? await file.text() : null;
  field.value = "";
  return { name: file.name, size: file.size, text };
}
