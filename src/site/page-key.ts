import { generation } from 'virtual:generation';
import { digest } from './digest';

/**
 * The `cacheKey` of a page: Astro reuses the page of an earlier build with the same key. The key covers
 * the inputs of all pages and the content of this one (docs/decisions/0006-incremental-builds.md).
 * @param content content that the page does not import: products, pictures, texts from the CMS
 */
export const pageKey = (...content: unknown[]): string =>
  digest(JSON.stringify([generation.id, content]));
