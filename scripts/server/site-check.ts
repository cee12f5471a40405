import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pages without which there is no shop. */
const PAGES = [
  'index',
  'en',
  'instruments',
  'en/instruments',
  'cart',
  'en/cart',
  '404',
  'en/404',
  'product-not-found',
  'en/product-not-found',
];

const LANGUAGES = { zh: 'product', en: 'en/product' } as const;

async function readJson<T>(folder: string, path: string): Promise<T> {
  try {
    return JSON.parse(await readFile(join(folder, path), 'utf8')) as T;
  } catch (error) {
    throw new Error(`${path} cannot be read: ${String(error)}`, { cause: error });
  }
}

async function isWhole(folder: string, page: string): Promise<boolean> {
  const html = await readFile(join(folder, `${page}.html`), 'utf8').catch(() => '');
  return html.includes('</html>');
}

async function countPages(folder: string, path: string): Promise<number> {
  const names = await readdir(join(folder, path)).catch(() => []);
  return names.filter((name) => name.endsWith('.html')).length;
}

/**
 * A quick look at a built site before it goes live: its main pages are whole, and each language
 * has as many product pages as its price list has products.
 * @throws an Error that says what is missing
 */
export async function checkSite(folder: string): Promise<void> {
  for (const page of PAGES) {
    if (!(await isWhole(folder, page))) throw new Error(`${page}.html is missing or cut short`);
  }
  const { products } = await readJson<{ products?: unknown }>(folder, 'build.json');
  const lists = await readJson<Record<string, string>>(folder, 'price-lists.json');
  for (const [language, path] of Object.entries(LANGUAGES)) {
    const listed = (await readJson<unknown[]>(folder, lists[language] ?? '')).length;
    const pages = await countPages(folder, path);
    if (listed === 0) throw new Error(`the price list of ${language} is empty`);
    if (pages !== listed || products !== listed) {
      throw new Error(
        `build.json counts ${String(products)} products, the price list of ${language} ${listed}, ` +
          `and ${path}/ has ${pages} pages`,
      );
    }
  }
}
