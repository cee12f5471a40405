import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftModeError } from '../../src/build/draft-mode.ts';
import { locales, pathPrefix } from '../../src/contracts/languages.ts';
import type { BadPicture } from '../../src/content/shop-content.ts';
import type { PackedProductList } from '../../src/features/products/product-list/product-list.ts';

/** Pages that every shop has in each language. */
const PAGES = ['instruments', 'cart', '404', 'product-not-found'];

/** The content of `build.json`, as far as it is checked. */
export interface SiteReport {
  source: 'catalogue' | 'cms';
  products: number;
  badPictures?: readonly Pick<BadPicture, 'transient'>[];
  drafts?: unknown;
}

function readJson(folder: string, path: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, path), 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${String(error)}`, { cause: error });
  }
}

/**
 * A quick check of a built site before it goes live: the main pages exist, each language has a page for every
 * product of its product list, and drafts are shown only if they were requested.
 *
 * @returns the content of the site's `build.json`
 * @throws an Error with the reason
 */
export function checkSite(folder: string, { drafts }: { drafts: boolean }): SiteReport {
  const report = readJson(folder, 'build.json') as SiteReport;
  const error = draftModeError(report, drafts);
  if (error) throw new Error(error);

  const lists = readJson(folder, 'product-lists.json') as Record<string, string>;
  for (const locale of locales) {
    const prefix = pathPrefix(locale);
    const pages = [prefix || '/index', ...PAGES.map((page) => `${prefix}/${page}`)];
    const missing = pages.find((page) => !existsSync(join(folder, `${page}.html`)));
    if (missing) throw new Error(`${missing}.html is missing`);

    const list = readJson(folder, lists[locale] ?? '') as PackedProductList;
    const { length } = list.products;
    if (length === 0) throw new Error(`the product list of ${locale} is empty`);
    const products = join(folder, prefix, 'product');
    const files = existsSync(products) ? readdirSync(products) : [];
    const found = files.filter((file) => file.endsWith('.html')).length;
    if (found !== length || report.products !== length) {
      throw new Error(
        `build.json counts ${report.products} products, the product list of ${locale} ` +
          `${length}, and ${prefix}/product/ has ${found} pages`,
      );
    }
  }
  return report;
}
