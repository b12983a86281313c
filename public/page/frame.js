// The page is changed in one task, styled in a second and laid out in a third, so that none keeps the browser long: what
// asks where things are now waits for the frame in which they are laid out, before it is painted.

/** Let the browser work out the styles of a page that has changed much, in a task of their own. */
export function styleSoon() {
  setTimeout(() => getComputedStyle(document.body).color);
}

/** @param {() => void} task run before the next frame is painted; at once while the page is hidden and has no frames */
export function beforePaint(task) {
  if (document.hidden) task();
  else requestAnimationFrame(task);
}
