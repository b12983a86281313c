// Showing a reply: first what is to be kept is written, then the page changes.
import { announce, hush } from "./announce.js";
import { closeDialogs, openDialog } from "./dialogs.js";
import { download } from "./download.js";
import { rememberFocus, restoreFocus } from "./focus.js";
import { beforePaint, styleSoon } from "./frame.js";
import { speak } from "./language.js";
import { morph, parse } from "./morph.js";
import { finish, measure, play } from "./motion.js";
import { askToPersist, keep } from "./storage.js";

/**
 * @param {object} reply see docs/protocol.md
 * @returns {ReturnType<typeof keep>} what could not be kept; if another tab has changed it, nothing is shown
 */
export function show(reply) {
  const unkept = keep(reply.save ?? {}, reply.expect);
  if (unkept?.reason === "changed") return unkept;
  if (reply.persist) askToPersist();
  if (reply.reload) {
    location.reload();
    return unkept;
  }
  if (typeof reply.html === "string") showHtml(reply);
  else dress(reply);
  announce("polite", reply.polite);
  announce("assertive", reply.assertive);
  if (reply.download) download(reply.download);
  if (reply.print) print();
  if (reply.bare) history.replaceState(history.state, "", location.pathname + location.search);
  return unkept;
}

function showHtml(reply) {
  const fresh = parse(reply.html);
  const before = measure(reply);
  closeDialogs(fresh);
  const focus = rememberFocus();
  const { screen } = document.body.dataset;
  dress(reply);
  morph(fresh);
  if (document.body.dataset.screen !== screen) leave();
  document.querySelector("#app [data-in-sight]")?.scrollIntoView({ block: "nearest" });
  openDialog(reply.dialog);
  restoreFocus(focus, reply.focus);
  if (before) beforePaint(() => play(reply, before));
}

/** Another screen has come: nothing of the last one stays, no card in the air and no word said to its player. */
function leave() {
  finish();
  hush();
  styleSoon();
  beforePaint(() => scrollTo(0, 0));
}

/** Title, language, and the attributes of <html> and <body>; null removes one. */
function dress({ title, lang, root = {}, body = {} }) {
  if (lang) speak(lang);
  if (title) document.title = title;
  const { class: classes, ...data } = body;
  if (classes !== undefined) document.body.className = classes ?? "";
  put(document.documentElement.dataset, root);
  put(document.body.dataset, data);
}

function put(dataset, values) {
  for (const [name, value] of Object.entries(values)) {
    if (value === null) delete dataset[name];
    else dataset[name] = value;
  }
}
