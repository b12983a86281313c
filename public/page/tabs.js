// One tab at a time: matches are kept in one place, and two tabs would overwrite each other's moves.

const NAME = "saladier.table";

/**
 * Ask to be the tab that plays. Browsers without locks, and frames that are not allowed any, play all the same.
 * @param {() => void} lost told when another tab takes over
 * @returns {Promise<boolean>} whether no other tab plays
 */
export function claim(lost) {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((answer) => {
    let held = false;
    const hold = (lock) => {
      held = lock !== null;
      answer(held);
      return held ? forever() : undefined;
    };
    navigator.locks.request(NAME, { ifAvailable: true }, hold).catch(() => (held ? lost() : answer(true)));
  });
}

/** Take over from the other tab: it is told, and this one starts again with what is kept. */
export async function takeOver() {
  if (navigator.locks) await stealTheLock();
  location.reload();
}

function stealTheLock() {
  return new Promise((got) => {
    const hold = () => {
      got();
      return forever();
    };
    navigator.locks.request(NAME, { steal: true }, hold).catch(() => undefined);
  });
}

function forever() {
  return new Promise(() => undefined);
}
