import { linkSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Astro's list of the pictures of a build; undefined if its pages have none. */
interface AstroAssets {
  staticImages?: ReadonlyMap<
    string,
    { transforms: Map<string, { finalPath: string; transform: { src: unknown } }> }
  >;
}

/**
 * Hard links from the output of a build to the cached pictures that it needs, and removes those from
 * Astro's list, which it would copy one after the other. What is not in the cache stays in the list, and so do
 * remote pictures, which may have expired. Where links are impossible, Astro copies.
 *
 * @param cache Astro's folder of cached pictures
 * @param output the output folder of the build
 */
export function linkPictures(cache: string, output: string): void {
  const { astroAsset } = globalThis as { astroAsset?: AstroAssets };
  const folders = new Set<string>();
  for (const { transforms } of astroAsset?.staticImages?.values() ?? []) {
    for (const [key, { finalPath, transform }] of transforms) {
      if (typeof transform.src === 'string') continue;
      const file = join(output, finalPath);
      const folder = dirname(file);
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      try {
        linkSync(join(cache, basename(finalPath)), file);
        transforms.delete(key);
      } catch {
        // Not in the cache, or on another file system.
      }
    }
  }
}
