// Speaking to screen readers through two live regions that are always there. Each text becomes an element of its own,
// so the same text twice is spoken twice, and two in a row do not swallow one another.

const KEPT = 4;

/** Forget what was said. */
export function hush() {
  for (const region of document.querySelectorAll("#polite, #assertive")) region.replaceChildren();
}

/**
 * @param {"polite" | "assertive"} region the id of the live region
 * @param {string | null | undefined} text
 */
export function announce(region, text) {
  if (!text) return;
  const home = document.getElementById(region);
  const line = document.createElement("p");
  line.textContent = text;
  home.append(line);
  while (home.childElementCount > KEPT) home.firstElementChild.remove();
}
