import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  PLACEHOLDER_KEY,
  priceListPlaceholder,
} from '../../src/features/products/price-list/price-list-placeholder.ts';
import { locales, type Locale } from '../../src/i18n/locales.ts';
import { fileOf, type StaticPath } from './static-path.ts';

/** The URL of a language's price list among the paths of a build. */
function priceListUrl(paths: readonly StaticPath[], locale: Locale): string {
  const name = new RegExp(`^/data/${locale}\\.\\w+\\.json$`);
  const found = paths.find(({ pathname }) => name.test(pathname));
  if (!found) throw new Error(`The build has no price list for "${locale}"`);
  return found.pathname;
}

/**
 * Replaces the placeholders of price lists in the output. Pages in the cache keep them.
 *
 * @param output the output folder of the build
 * @param paths everything that the build has rendered or reused
 */
export function insertPriceListUrls(output: string, paths: readonly StaticPath[]): void {
  const pages = paths.filter(({ cacheKey }) => cacheKey?.startsWith(PLACEHOLDER_KEY));
  if (pages.length === 0) return;
  const urls = locales.map(
    (locale) => [priceListPlaceholder(locale), priceListUrl(paths, locale)] as const,
  );
  for (const { pathname } of pages) {
    const file = join(output, fileOf(pathname));
    // Bytes as characters: decoding takes longer, and URLs are ASCII.
    const html = urls.reduce(
      (html, [placeholder, url]) => html.replaceAll(placeholder, url),
      readFileSync(file, 'latin1'),
    );
    // A reused page is a link to the cached file, which must not be overwritten.
    if (statSync(file).nlink > 1) rmSync(file);
    writeFileSync(file, html, 'latin1');
  }
}
