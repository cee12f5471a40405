const MINUTE = 60_000;

/**
 * Calls back at the start of every minute, because of cut-off times, and when the page is shown
 * again: timers pause in hidden pages and in the back/forward cache.
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
