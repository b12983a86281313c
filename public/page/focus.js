// The focus survives each update: it stays on its element, or goes to what has taken that element's place.

const FOCUSABLE =
  "a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex='0']";
const FALLBACK = "[data-focus-fallback]";

/** Where the focus is, if it is in #app: to be called before the page changes. */
export function rememberFocus() {
  const element = document.activeElement;
  if (!element || !document.getElementById("app").contains(element)) return null;
  const zone = element.closest("[data-zone]");
  return { element, id: element.id, zone: zone && selectorOf(zone), place: zone ? within(zone).indexOf(element) : -1 };
}

/**
 * Put the focus where Python wants it, or back where it was.
 * @param {ReturnType<typeof rememberFocus>} was
 * @param {string | null | undefined} wanted a CSS selector
 */
export function restoreFocus(was, wanted) {
  const target = (wanted && document.querySelector(wanted)) || (was && lost(was) && substitute(was));
  if (target) target.focus({ preventScroll: !wanted });
}

function lost({ element }) {
  return document.activeElement !== element || !element.isConnected;
}

/** The element of the same id; else the one now in the same place of the zone; else what the page names. */
function substitute({ id, zone, place }) {
  const app = document.getElementById("app");
  if (app.contains(document.activeElement)) return null; // a dialog took it, or gave it back
  const same = id && document.getElementById(id);
  if (same) return same;
  const others = zone ? within(app.querySelector(zone)) : [];
  return others[Math.min(Math.max(place, 0), others.length - 1)] ?? app.querySelector(FALLBACK);
}

function within(zone) {
  return zone ? [...zone.querySelectorAll(FOCUSABLE)] : [];
}

function selectorOf(zone) {
  const names = ["zone", "seat", "side"].filter((name) => name in zone.dataset);
  return names.map((name) => `[data-${name}="${CSS.escape(zone.dataset[name])}"]`).join("");
}
