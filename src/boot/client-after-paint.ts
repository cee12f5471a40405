import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates after the first paint, and after that of the first pictures. */
    'client:after-paint'?: boolean;
  }
}

/** ms after the first two frames; browsers that report a paint have done so by then. */
const FALLBACK_DELAY = 100;

/** Maximum ms that hydration waits for pictures. */
const PICTURES_DELAY = 1000;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves after the paint of the pictures that load with priority, or after `PICTURES_DELAY`. */
function picturesPainted(): Promise<unknown> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  if (pictures.length === 0) return Promise.resolve();
  const decoded = Promise.allSettled(Array.from(pictures, (picture) => picture.decode()));
  return Promise.race([
    decoded.then(() => new Promise(requestAnimationFrame)).then(() => delay(0)),
    delay(PICTURES_DELAY),
  ]);
}

/**
 * Hydrates an island after the first paint and that of the first pictures, so that its scripts do not delay them. In a
 * background tab, that is when the tab is first shown. Firefox reports no paint for a page that opens scrolled; there,
 * hydration follows the first frames.
 */
const afterPaint: ClientDirective = (load, _options, island) => {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    void picturesPainted()
      .then(load)
      .then((hydrate) => hydrate())
      .then(() => {
        if (!island.hasAttribute('ssr')) return;
        // The scripts could not be fetched. layouts/missing-scripts.ts may not listen yet, but does at `load`.
        addEventListener('load', () => {
          island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
        });
      });
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, FALLBACK_DELAY)));
};

export default afterPaint;
