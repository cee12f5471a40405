const MINUTE = 60_000;

/**
 * Calls back at the beginning of every minute, such as that of a cut-off, and when the page is shown again: timers
 * stand still in pages that are hidden, and in those that Back restores.
 * @returns a function that stops it
 */
export function everyMinute(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  };
  const tick = () => {
    wait();
    if (document.visibilityState === 'visible') callback();
  };
  wait();
  document.addEventListener('visibilitychange', tick);
  addEventListener('pageshow', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
    removeEventListener('pageshow', tick);
  };
}
