// The controls of the page: elements that Python marked with data-move or data-action.

const CONTROL = "[data-move], [data-action]";
const FORM = "form[data-form]";
const FIELD = "input, select, textarea";
const OURS = new Set(["action", "move", "change", "typed", "form", "key"]);

/** The control that an event's target belongs to; a field is none: it speaks through its change. */
export function controlAt(target) {
  const control = target?.closest?.(CONTROL) ?? null;
  return control?.matches(FIELD) ? null : control;
}

/** What a control, or a form, asks for: {action, move, data}, from its data-* attributes. */
export function deedOf(control) {
  const { action, form, move = null } = control.dataset;
  return { action: action ?? form ?? "move", move, data: dataOf(control) };
}

/** The data-* attributes that have no meaning to the page itself. */
export function dataOf(element) {
  return Object.fromEntries(Object.entries(element.dataset).filter(([name]) => !OURS.has(name)));
}

/** The fields of the <form data-form> around an element; a name used several times gives a list. */
export function formOf(element, submitter) {
  const form = element.closest(FORM);
  const fields = {};
  if (!form) return fields;
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value !== "string") continue;
    fields[name] = name in fields ? [fields[name], value].flat() : value;
  }
  return fields;
}

/** A text that tells what a control means; it differs when the control has come to mean something else. */
export function meaning(control) {
  return JSON.stringify(deedOf(control));
}

/** Whether the page offers a control of this meaning. */
export function isOffered(meant) {
  const controls = document.querySelectorAll(`#app :is(${CONTROL}, ${FORM})`);
  return Array.from(controls).some((control) => meaning(control) === meant);
}
