import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packProductList } from '~/features/products/product-list/product-list';
import { item } from '../products/summaries';

const PAGES = [
  'index',
  'instruments',
  'cart',
  '404',
  'product-not-found',
  'product/1',
  'product/2',
];

const productList = JSON.stringify(packProductList([item({ id: '1' }), item({ id: '2' })]));

/** Returns the files of a small shop with two products; `length` repeats the text of each page. */
export function smallSite(name: string, length = 1): Record<string, string> {
  const page = `<html><body>${name.repeat(length)}</body></html>`;
  return {
    ...Object.fromEntries(
      PAGES.flatMap((path) => [
        [`${path}.html`, page],
        [path === 'index' ? 'en.html' : `en/${path}.html`, page],
      ]),
    ),
    [`_astro/page.${name}.js`]: `"${name}"`,
    'data/zh.a1.json': productList,
    'data/en.a1.json': productList,
    'product-lists.json': '{"zh":"/data/zh.a1.json","en":"/data/en.a1.json"}',
    'build.json': '{"source":"cms","products":2}',
  };
}

export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
