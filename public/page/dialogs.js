// Modal dialogs: Python writes <dialog id="…" data-open> and names it in its reply; the browser shows it, keeps the
// focus inside, and gives it back.

/** Close each dialog that the coming page no longer has open, before the page changes. */
export function closeDialogs(fresh) {
  for (const dialog of document.querySelectorAll("#app dialog[open]")) {
    const next = dialog.id && fresh.querySelector(`dialog#${CSS.escape(dialog.id)}[data-open]`);
    if (next) continue;
    delete dialog.dataset.open;
    dialog.close();
  }
}

/** @param {string | null | undefined} selector of the dialog to show */
export function openDialog(selector) {
  const dialog = selector ? document.querySelector(selector) : null;
  if (dialog && !dialog.open) dialog.showModal();
}

/** Escape, or Android's back, on an open dialog: Python is asked, and closes it. */
export function listenToDialogs(app, session) {
  const leave = () => session.act({ action: "escape" });
  app.addEventListener("cancel", (event) => {
    event.preventDefault();
    leave();
  }, true);
  app.addEventListener("close", ({ target }) => {
    if ("open" in target.dataset) leave(); // the browser closed it all the same
  }, true);
}
