import type { AstroIntegrationLogger, AstroPrerenderer } from 'astro';
import type { createPageLinks } from './page-links.ts';
import { fileOf, type StaticPath } from './static-path.ts';

interface Callbacks {
  /** Called when everything is bundled, before the modules of pages are loaded. */
  onBundled: () => Promise<void>;
  /** Called with all pages and endpoints before they are rendered. */
  onPaths: (paths: readonly StaticPath[]) => void;
  /** Called when they are rendered, before Astro makes their pictures. */
  onRendered: () => void;
}

/**
 * Wraps Astro's prerenderer: logs the number of pages, for the progress display, and links pages that have
 * a `cacheKey` to the output. Astro decides which are up to date and renders the others.
 */
export const withLinks =
  (
    links: ReturnType<typeof createPageLinks>,
    logger: AstroIntegrationLogger,
    { onBundled, onPaths, onRendered }: Callbacks,
  ) =>
  (prerenderer: AstroPrerenderer): AstroPrerenderer => ({
    ...prerenderer,
    async setup() {
      await onBundled();
      await prerenderer.setup?.();
    },
    async getStaticPaths() {
      const paths = await prerenderer.getStaticPaths();
      logger.fork('page-count').info(`${paths.length} pages`);
      onPaths(paths);
      links.linkAll(
        paths.flatMap(({ pathname, cacheKey }) => (cacheKey === undefined ? [] : fileOf(pathname))),
      );
      return paths;
    },
    render(request, options) {
      links.unlink(fileOf(decodeURI(new URL(request.url).pathname)));
      return prerenderer.render(request, options);
    },
    async teardown() {
      await prerenderer.teardown?.();
      onRendered();
    },
  });
