import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** When the page has been seen for the first time. */
    'client:after-paint'?: boolean;
  }
}

/**
 * Hydrates an island once the browser has shown something of the page, so that its scripts keep
 * nothing waiting that one sees. A page in a tab that was never looked at waits until it is.
 */
const painted: ClientDirective = (load) => {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    void load().then((hydrate) => hydrate());
  }).observe({ type: 'paint', buffered: true });
};

export default painted;
