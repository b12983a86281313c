// Dragging a card of the hand to another place. Taps stay taps: a drag begins only when the finger has moved.

const FAR = 12; // px

/** @param {import("./session.js").Session} session */
export function listenToDragging(app, session) {
  let drag = null;

  app.addEventListener("pointerdown", (event) => {
    const card = event.button === 0 ? event.target.closest?.(".fan .card") : null;
    if (card) drag = { card, id: event.pointerId, x: event.clientX, y: event.clientY, moving: false };
  });

  app.addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const dx = event.clientX - drag.x;
    const dy = event.clientY - drag.y;
    if (!drag.moving && Math.hypot(dx, dy) > FAR) begin(drag);
    if (drag.moving) drag.card.style.translate = `${dx}px ${dy}px`;
  });

  app.addEventListener("pointerup", (event) => {
    if (drag?.moving && event.pointerId === drag.id) {
      const order = orderAfter(drag.card, event);
      app.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => app.removeEventListener("click", swallow, { capture: true }), 0);
      if (order) session.act({ action: "order", data: { order } });
    }
    end();
  });

  app.addEventListener("pointercancel", end);

  function end() {
    if (drag) {
      drag.card.style.translate = "";
      drag.card.closest("li")?.classList.remove("dragged");
    }
    drag = null;
  }
}

function begin(drag) {
  drag.moving = true;
  drag.card.setPointerCapture(drag.id);
  drag.card.closest("li").classList.add("dragged");
}

/** The faces of the hand once the card lies where it was dropped; null when it was dropped away from the hand. */
function orderAfter(card, { clientX, clientY }) {
  const fan = card.closest(".fan");
  const rows = fan.getBoundingClientRect();
  if (clientY < rows.top - 40 || clientY > rows.bottom + 40) return null;
  const others = [...fan.children].filter((li) => !li.contains(card));
  const at = others.findIndex((li) => comesAfter(li.getBoundingClientRect(), clientX, clientY));
  const faces = others.map((li) => li.querySelector("[data-card]").dataset.card);
  faces.splice(at < 0 ? faces.length : at, 0, card.dataset.card);
  return faces.join(" ");
}

/** Whether a card of the hand lies behind a point in reading order. */
function comesAfter({ left, right, top, bottom }, x, y) {
  return y < top || (y < bottom && x < (left + right) / 2);
}

function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}
