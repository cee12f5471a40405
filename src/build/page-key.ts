import { getCollection } from 'astro:content';
import { generation } from 'virtual:generation';
import { contentSource, draftsShown } from './build-report';
import { digest } from './digest';
import { onceABuild } from './once-a-build';

/**
 * Returns a function for the `cacheKey`s of pages: Astro reuses the page of an earlier build with the same
 * key. A key covers the inputs of all pages, what any page can show (the content source, the categories of
 * the CMS, the draft notes of a preview), and the given content: what only this page shows and does not
 * import, as products and pictures (docs/decisions/0006-incremental-builds.md).
 */
export const pageKeys = onceABuild(async () => {
  const categories = (await getCollection('categories')).map(({ data }) => data);
  const shared = digest(
    JSON.stringify([generation.id, await contentSource(), categories, await draftsShown()]),
  );
  return (...content: unknown[]): string => digest(JSON.stringify([shared, content]));
});
