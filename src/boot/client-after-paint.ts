import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates after the first paint. */
    'client:after-paint'?: boolean;
  }
}

/** ms after the first two frames; browsers that report a paint have done so by then. */
const FALLBACK_DELAY = 100;

/**
 * Hydrates an island after the first paint, so that its scripts do not delay it. In a background tab,
 * that is when the tab is first shown. Firefox reports no paint for a page that opens scrolled; there,
 * hydration follows the first frames.
 */
const afterPaint: ClientDirective = (load, _options, island) => {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    void load()
      .then((hydrate) => hydrate())
      .then(() => {
        if (!island.hasAttribute('ssr')) return;
        // The scripts could not be fetched. layouts/new-release.ts may not listen yet, but does at `load`.
        addEventListener('load', () => {
          island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
        });
      });
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, FALLBACK_DELAY)));
};

export default afterPaint;
