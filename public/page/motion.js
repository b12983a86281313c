// Cards that move: copies of cards fly above the page, by transform alone, while the page itself is already as it
// shall be. With reduced motion nothing flies, but what waits still waits.

const EASING = "cubic-bezier(.2,.7,.2,1)";
const flying = new Set();

/** Before the page changes: where the cards are that will move, and copies of those that will be gone; null if none. */
export function measure({ motion = [], ghosts = [] }) {
  if (motion.length + ghosts.length === 0) return null;
  return {
    starts: motion.map(({ from }) => placeOf(document.querySelector(from))),
    copies: ghosts.map(({ from }) => copyOf(document.querySelector(from))),
  };
}

/** When the page has changed: let them fly. */
export function play({ motion = [], ghosts = [] }, { starts, copies }) {
  const still = isStill();
  if (!still) motion.forEach((flight, at) => arrive(document.querySelector(flight.card), starts[at], flight));
  ghosts.forEach((flight, at) => leave(copies[at], document.querySelector(flight.to), flight, still));
}

/** End every flight now: the player goes on, or another screen comes. */
export function finish() {
  for (const flight of flying) flight.finish();
}

/** A card of the new page comes from where another element was in the old one. */
function arrive(card, start, { ms = 200, delay = 0 }) {
  const copy = start && copyOf(card);
  if (!copy) return;
  const hidden = card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + ms });
  const flight = fly(copy, [{ transform: between(copy.place, start) }, { transform: "none" }], {
    duration: ms,
    delay,
    fill: "backwards",
  });
  flight.finished.finally(() => hidden.cancel()).catch(() => {});
}

/** A copy of what was stays for a while, then flies to an element of the new page and fades on the last third. */
function leave(copy, target, { ms = 320, wait = 0 }, still) {
  if (!copy || (still && !wait)) return;
  const end = still ? "none" : into(copy.place, placeOf(target) ?? copy.place);
  const steps = [{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.67 }, { transform: end, opacity: 0 }];
  fly(copy, steps, { duration: still ? 0 : ms, delay: wait, fill: "both" });
}

function fly({ element }, steps, timing) {
  layer().append(element);
  const flight = element.animate(steps, { easing: EASING, ...timing });
  flying.add(flight);
  const land = () => {
    flying.delete(flight);
    element.remove();
  };
  flight.finished.then(land, land);
  return flight;
}

/** A copy that stands exactly over its original, without its identity. */
function copyOf(original) {
  const place = placeOf(original);
  if (!place) return null;
  const element = original.cloneNode(true);
  for (const part of [element, ...element.querySelectorAll("*")]) strip(part);
  element.inert = true;
  Object.assign(element.style, { left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px`, height: `${place.height}px` });
  element.style.setProperty("--cw", `${place.width}px`);
  return { element, place };
}

function strip(part) {
  for (const { name } of [...part.attributes]) {
    if (name === "id" || name === "name" || name.startsWith("data-") || name.startsWith("aria-")) part.removeAttribute(name);
  }
}

function placeOf(element) {
  const place = element?.getBoundingClientRect();
  return place?.width ? place : null;
}

/** The transform that puts what stands at `here` over `there`. */
function between(here, there) {
  const scale = there.width / here.width;
  return `translate(${there.left - here.left}px, ${there.top - here.top}px) scale(${scale})`;
}

/** The transform that lets what stands at `here`, at half its size, end in the middle of `there`. */
function into(here, there) {
  const x = there.left + there.width / 2 - here.left - here.width / 4;
  const y = there.top + there.height / 2 - here.top - here.height / 4;
  return `translate(${x}px, ${y}px) scale(.5)`;
}

/** The layer above the page, made when first needed. */
function layer() {
  return document.getElementById("flights") ?? makeLayer();
}

function makeLayer() {
  const made = document.createElement("div");
  made.id = "flights";
  made.ariaHidden = "true";
  document.body.append(made);
  return made;
}

function isStill() {
  return document.documentElement.dataset.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
