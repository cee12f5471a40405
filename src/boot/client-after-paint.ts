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

/** Resolves after the paint of the pictures that load with priority, or after `PICTURES_DELAY`. */
const picturesPainted = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(
      Array.from(document.querySelectorAll('img[fetchpriority="high"]'), (picture) =>
        (picture as HTMLImageElement).decode(),
      ),
    ).then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))),
    new Promise((resolve) => setTimeout(resolve, PICTURES_DELAY)),
  ]);

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
