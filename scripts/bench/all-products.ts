import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import '../toolchain/shop-modules.mjs';

const { addRowFile, missingFiles, rowFileUrl, unpackPriceList } =
  await import('../../src/features/products/price-list/price-list.ts');

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

/** All products of a built site, and the path of their English price list. */
export function allProducts(dist: string): { path: string; products: readonly unknown[] } {
  const file = readdirSync(join(dist, 'data')).find((file) => file.startsWith('en.'));
  if (file === undefined) throw new Error(`${dist} has no price list`);
  const packed = readJson(dist, 'data', file) as Parameters<typeof unpackPriceList>[0];
  const list = unpackPriceList(packed);
  for (const rows of missingFiles(list, list.ids)) {
    const content = readJson(dist, rowFileUrl(list, rows)) as Parameters<typeof addRowFile>[2];
    addRowFile(list, rows, content);
  }
  return { path: `/data/${file}`, products: list.ids.map((id) => list.summaries.get(id)) };
}
