import type { ClientDirective } from 'astro';
import { afterPaint } from './after-paint';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates after the first paint. */
    'client:after-paint'?: boolean;
  }
}

/** Hydrates an island after the first paint, so that its scripts do not delay it. */
const hydrateAfterPaint: ClientDirective = (load, _options, island) => {
  afterPaint(() => {
    void load()
      .then((hydrate) => hydrate())
      .then(() => {
        // The scripts could not be fetched. boot/new-release.ts may not listen yet.
        if (island.hasAttribute('ssr')) document.documentElement.dataset.failed = '';
      });
  });
};

export default hydrateAfterPaint;
