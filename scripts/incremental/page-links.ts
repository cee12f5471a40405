import { linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Hard links from the output of a build to the cached pages that it may reuse, which Astro would copy.
 * Where links are impossible, it does.
 *
 * @param cache Astro's folder of cached pages
 * @param output the output folder of the build
 */
export function createPageLinks(cache: string, output: string) {
  const linked = new Set<string>();

  function link(page: string): void {
    try {
      linkSync(join(cache, page), join(output, page));
      linked.add(page);
    } catch {
      // Not in the cache, or on another file system.
    }
  }

  return {
    /** @param pages paths of all pages that the cache may contain */
    linkAll(pages: readonly string[]): void {
      for (const folder of new Set(pages.map(dirname))) {
        mkdirSync(join(output, folder), { recursive: true });
      }
      pages.forEach(link);
    },
    /**
     * Call before a page is rendered. Astro overwrites files in place, and with them their links in the
     * output of earlier builds.
     */
    unlink(page: string): void {
      rmSync(join(cache, page), { force: true });
      if (linked.delete(page)) rmSync(join(output, page));
    },
  };
}
