// The keyboard: arrows among the cards of a hand, Escape, and the keys that controls ask for with data-key: letters,
// or named ones such as arrows where there is no hand to walk through.

const CARD = ".fan button.card, .fan .card input";
const WRITING = "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]";
const STEPS = {
  ArrowLeft: (cards, at) => cards[at - 1],
  ArrowRight: (cards, at) => cards[at + 1],
  ArrowUp: (cards, at) => inNextRow(cards, at, -1),
  ArrowDown: (cards, at) => inNextRow(cards, at, 1),
  Home: (cards) => cards[0],
  End: (cards) => cards.at(-1),
};

/** @param {import("./session.js").Session} session */
export function listenToKeys(session) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault(); // held, not pressed again
    else if (event.key in STEPS && moveAmongCards(event)) return;
    else if (event.key === "Escape") escape(session);
    else if (!event.repeat || event.key.length > 1) press(event);
  });
}

/** Whether the key was pressed on a card of a hand; the focus has moved on then. */
function moveAmongCards(event) {
  const here = event.target.closest?.(CARD);
  if (!here) return false;
  const cards = [...here.closest(".fan").querySelectorAll(CARD)];
  const next = STEPS[event.key](cards, cards.indexOf(here));
  event.preventDefault();
  next?.focus();
  return true;
}

/** The card of the next row up or down whose middle is nearest. */
function inNextRow(cards, at, direction) {
  const places = cards.map((card) => {
    const { left, top, width } = card.closest("li").getBoundingClientRect();
    return { card, top, middle: left + width / 2 };
  });
  const here = places[at];
  const beyond = places.filter(({ top }) => (top - here.top) * direction > 1);
  const row = Math.min(...beyond.map(({ top }) => top * direction));
  const distance = ({ middle }) => Math.abs(middle - here.middle);
  return beyond.filter(({ top }) => top * direction - row < 1).sort((a, b) => distance(a) - distance(b))[0]?.card;
}

function escape(session) {
  if (document.querySelector("dialog:modal, :popover-open")) return; // the browser's own business
  session.act({ action: "escape" });
}

function press(event) {
  if (event.target.closest?.(WRITING)) return;
  const where = document.querySelector("dialog:modal") ?? document.getElementById("app");
  const control = where.querySelector(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`);
  if (!control) return;
  event.preventDefault();
  control.click();
}
