// Turning the page that is into the page that shall be, element by element, so that focus, scroll positions, open
// details and what is being typed survive.
import { Idiomorph } from "../runtime/idiomorph/idiomorph.esm.js";

const FIELD = "input:not([type=file]), textarea, select";

/** HTML text → a fragment. */
export function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

/** Make the content of #app equal to a fragment. */
export function morph(fragment) {
  const typed = new Set();
  Idiomorph.morph(document.getElementById("app"), fragment, {
    morphStyle: "innerHTML",
    callbacks: {
      beforeNodeMorphed(old, fresh) {
        if (isTyped(old, fresh)) typed.add(old);
      },
      beforeAttributeUpdated(name, element) {
        if (name === "open") return !element.matches("details, dialog"); // the reader's, and dialogs.js's
        if (name === "value" || name === "checked") return !typed.has(element);
        if (name === "selected") return !typed.has(element.closest("select"));
        return true;
      },
    },
  });
}

/**
 * Whether a field holds what the player is typing; or has entered, and Python has not been told: it stands in a form,
 * does not report its changes, and Python's own value for it is what it was.
 */
function isTyped(old, fresh) {
  if (!(old instanceof Element) || !old.matches(FIELD)) return false;
  if (old === document.activeElement && !isBox(old) && !(old instanceof HTMLSelectElement)) return true;
  if (!old.closest("form[data-form]") || old.closest("[data-change]")) return false;
  return given(old) === given(fresh) && entered(old) !== given(old);
}

function given(field) {
  if (field instanceof HTMLSelectElement) return chosen(field, "defaultSelected");
  return isBox(field) ? field.defaultChecked : field.defaultValue;
}

function entered(field) {
  if (field instanceof HTMLSelectElement) return chosen(field, "selected");
  return isBox(field) ? field.checked : field.value;
}

function chosen(select, how) {
  return JSON.stringify(Array.from(select.options, (option) => option[how]));
}

function isBox(field) {
  return field.type === "checkbox" || field.type === "radio";
}
