// Links leave the page: copied, or handed on to another program of the device.

/** @param {import("./session.js").Session} session told whether a link was copied */
export function listenToHandingOn(app, session) {
  app.addEventListener("click", async ({ target }) => {
    const control = target.closest?.("[data-copy^='#'], [data-hand-on]");
    if (!control) return;
    const field = app.querySelector(control.dataset.copy ?? control.dataset.handOn);
    if (!field) return;
    if ("handOn" in control.dataset) await handOn(field.value);
    else session.act({ action: "copied", data: { done: (await copy(field)) ? "yes" : "no" } });
  });

  // a field that only holds something to be copied is marked whole when it is entered
  app.addEventListener("focusin", ({ target }) => {
    if ("select" in (target.dataset ?? {})) target.select();
  });
}

/** The device's own way of handing a link on; to let go of it is no failure. */
async function handOn(url) {
  await navigator.share({ title: document.title, url }).catch(() => {});
}

/** Copy what a field holds; where the page may not, it stays marked. */
async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}
