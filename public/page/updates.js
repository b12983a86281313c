// The service worker: it keeps the site for the next visit, so that the app starts without its server. A newer version
// is fetched beside the running one and waits; the strip #update offers it, and it takes over on the player's word
// (or, as everywhere, once no tab of the app is open any more). Matches are kept after every move, so none is lost.

const WORKER = new URL("../../sw.js", import.meta.url);

/**
 * Keep the site, and offer each newer version. To be called when the table is ready: keeping costs a download.
 * @returns {Promise<boolean>} whether it is kept, once that is known
 */
export async function keepSite() {
  const workers = container();
  const registration = await workers?.register(WORKER).catch(() => null); // refused: the app works all the same
  if (!registration) return false;
  const strip = new Strip(document.getElementById("update"), () => takeOver(registration));
  const look = () => registration.waiting && workers.controller && strip.show();
  look();
  const follow = () => registration.installing?.addEventListener("statechange", look);
  follow();
  registration.addEventListener("updatefound", follow);
  onTakenOver(workers, strip);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {}); // offline
  });
  await workers.ready;
  return true;
}

/** The browser's service workers, or null where there are none or even asking throws (in a sandboxed frame). */
function container() {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/** Let the waiting version take over; when another tab has seen to that already, it runs after a reload. */
function takeOver({ waiting }) {
  if (waiting) waiting.postMessage({ type: "SKIP_WAITING" });
  else location.reload();
}

/** A newer version has taken over: run it here if it was asked for here, else offer it. */
function onTakenOver(workers, strip) {
  let { controller } = workers;
  workers.addEventListener("controllerchange", () => {
    if (!controller) ({ controller } = workers); // the first one, which keeps what already runs
    else if (strip.taken) location.reload();
    else strip.show();
  });
}

/** The strip that offers a newer version. */
class Strip {
  #element;
  taken = false;

  constructor(element, take) {
    this.#element = element;
    element.querySelector("[data-update=now]").addEventListener("click", () => {
      this.taken = true;
      take();
    });
    element.querySelector("[data-update=later]").addEventListener("click", () => {
      element.hidden = true;
    });
  }

  show() {
    this.#element.hidden = false;
  }
}
