import { generation } from 'virtual:generation';
import { digest } from './digest';

/**
 * The `cacheKey` of a page: a build reuses a page of an earlier build with the same key. Covers the
 * inputs of all pages; a page adds what it shows (docs/decisions/0006-incremental-builds.md).
 *
 * @param shown content that the page does not import: products, pictures, texts from the CMS
 */
export const pageKey = (...shown: unknown[]): string =>
  digest(JSON.stringify([generation.id, shown]));
