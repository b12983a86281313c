// The controls of the page: elements that Python marked with data-move or data-action.

const CONTROL = "[data-move], [data-action]";
const FIELD = "input, select, textarea";
const OURS = new Set(["action", "move", "change", "form", "key"]);

/** The control that an event's target belongs to; a field is none: it speaks through its change. */
export function controlAt(target) {
  const control = target?.closest?.(CONTROL) ?? null;
  return control?.matches(FIELD) ? null : control;
}

/** What a control asks for: {action, move, data}, from its data-* attributes. */
export function deedOf(control) {
  return { action: control.dataset.action ?? "move", move: control.dataset.move ?? null, data: dataOf(control) };
}

/** The data-* attributes that have no meaning to the page itself. */
export function dataOf(element) {
  return Object.fromEntries(Object.entries(element.dataset).filter(([name]) => !OURS.has(name)));
}

/** The fields of the <form data-form> around an element; a name used several times gives a list. */
export function formOf(element, submitter) {
  const form = element.closest("form[data-form]");
  const fields = {};
  if (!form) return fields;
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value !== "string") continue;
    fields[name] = name in fields ? [fields[name], value].flat() : value;
  }
  return fields;
}

/** A text that differs when a control has come to mean something else. */
export function description(control) {
  return JSON.stringify(deedOf(control));
}

/** Whether a control is still on the page and still means what it meant. */
export function isStill(control, shown) {
  return control.isConnected && description(control) === shown;
}
