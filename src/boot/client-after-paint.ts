import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates after the first paint. */
    'client:after-paint'?: boolean;
  }
}

/**
 * Hydrates an island after the first paint, so that its scripts do not delay it. In a background tab,
 * that is when the tab is first shown.
 */
const afterPaint: ClientDirective = (load) => {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    void load().then((hydrate) => hydrate());
  }).observe({ type: 'paint', buffered: true });
};

export default afterPaint;
