import type { AstroIntegrationLogger, AstroPrerenderer } from 'astro';
import type { createPageLinks } from './page-links.ts';

/** The file of a page, relative to the output folder (`build.format: 'file'`). */
const fileOf = (path: string) => `${path.replace(/^\/|\.html$/g, '')}.html`;

/**
 * Wraps Astro's prerenderer: logs the number of pages, for the progress display, and links pages that have
 * a `cacheKey` to the output. Astro decides which are up to date and renders the others.
 */
export const withLinks =
  (links: ReturnType<typeof createPageLinks>, logger: AstroIntegrationLogger) =>
  (prerenderer: AstroPrerenderer): AstroPrerenderer => ({
    ...prerenderer,
    async getStaticPaths() {
      const paths = await prerenderer.getStaticPaths();
      logger.fork('page-count').info(`${paths.length} pages`);
      links.linkAll(
        paths.flatMap(({ pathname, cacheKey }) => (cacheKey === undefined ? [] : fileOf(pathname))),
      );
      return paths;
    },
    render(request, options) {
      links.unlink(fileOf(decodeURI(new URL(request.url).pathname)));
      return prerenderer.render(request, options);
    },
  });
