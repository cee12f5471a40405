/** ms after the first two frames; by then, every browser that reports a paint has done so. */
const FALLBACK_DELAY = 100;

/**
 * Calls back once, after the first paint. In a background tab, that is when the tab is first shown.
 * Firefox reports no paint for a page that opens scrolled; there, the callback follows the first frames.
 */
export function afterPaint(callback: () => void): void {
  let called = false;
  const call = () => {
    if (called) return;
    called = true;
    callback();
  };
  new PerformanceObserver(call).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(call, FALLBACK_DELAY)));
}
