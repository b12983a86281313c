// The page's script: it starts Python, shows the HTML that Python returns, and tells Python what the player did.
// It knows no rules and no game. docs/protocol.md lists what goes to and fro.
import { Embedded, embedded } from "./embedded.js";
import { listen } from "./events.js";
import { showGlance } from "./glance.js";
import { listenToKeys } from "./keys.js";
import { dressAsKept } from "./look.js";
import { Progress } from "./progress.js";
import { Session } from "./session.js";
import { keepSnapshot } from "./snapshot.js";
import { startPython } from "./start.js";
import { keptTexts, onOtherTab, stopKeeping, storageTrouble } from "./storage.js";
import { claim } from "./tabs.js";
import { keepSite } from "./updates.js";

dressAsKept();
const progress = new Progress(document.getElementById("start"));
const takeGlanceAway = embedded ? () => {} : showGlance();
const frame = embedded ? new Embedded() : null;
const session = new Session((error) => fail(error), (reply) => frame?.shown(reply.tell ?? []));

listen(session, progress);
listenToKeys(session);
onOtherTab((key, text) => session.act({ action: "storage-changed", data: { key, text } }));
addEventListener("hashchange", () => session.act({ action: "address", data: { hash: location.hash } }));

const alone = embedded ? true : claim(() => {
  stopKeeping();
  session.act({ action: "taken-over" });
});

try {
  await frame?.touched();
  const python = await startPython((bytes) => progress.arrived(bytes), () => frame?.files() ?? Promise.resolve({}));
  if (await session.open(python, greeting(await alone))) {
    progress.done();
    if (frame) frame.listen(session);
    else keepForLater();
  }
} catch (error) {
  fail(error);
}

/** Say why it does not go on; a start that failed gives back the page that has the rules. */
function fail(error) {
  const starting = document.body.dataset.state === "loading";
  progress.fail(error);
  if (starting) takeGlanceAway();
}

/** Once the table is ready: keep the site, and then what makes the next start quicker. */
async function keepForLater() {
  if (!(await keepSite())) return;
  const kept = await keepSnapshot().catch(() => false); // offline, or no room: the next visit starts plainly
  if (kept) document.documentElement.dataset.next = "snapshot";
}

/** What Python is told of the browser before it shows anything. */
function greeting(alone) {
  const seed = crypto.getRandomValues(new Uint8Array(32));
  return {
    storage: keptTexts(),
    storage_trouble: storageTrouble(),
    safari: navigator.vendor.startsWith("Apple"), // every browser on an iPad or iPhone is one
    installed: matchMedia("(display-mode: standalone)").matches || navigator.standalone === true,
    other_tab: !alone,
    languages: [document.documentElement.lang, ...navigator.languages],
    address: location.href.split("#")[0],
    hash: location.hash,
    can_share: "share" in navigator,
    width: innerWidth,
    height: innerHeight,
    reduced_motion: matchMedia("(prefers-reduced-motion: reduce)").matches,
    random: Array.from(seed, (byte) => byte.toString(16).padStart(2, "0")).join(""),
  };
}
