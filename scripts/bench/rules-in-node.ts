import { readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { openSite } from './page-weight.ts';
import { spreadOf, type Spread } from './statistics.ts';

const SRC = new URL('../../src/', import.meta.url).href;

// Resolves imports without a file extension, and the alias `~/`, as Vite does.
registerHooks({
  resolve(specifier, context, next) {
    const inShop = context.parentURL?.startsWith(SRC) && /^[.~]/.test(specifier);
    return next(inShop ? `${specifier.replace('~/', SRC)}.ts` : specifier, context);
  },
});
const { countFacets, filterProducts } = await import('../../src/features/facets/filtering.ts');
const { fixedFacets } = await import('../../src/features/facets/facets.ts');
const { addRowFile, missingFiles, rowFileUrl, unpackPriceList } =
  await import('../../src/features/products/price-list/price-list.ts');
const { sortProducts } = await import('../../src/features/facets/sorting.ts');

type PriceList = ReturnType<typeof unpackPriceList>;

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

/** A site's price list without the rows of its files. */
function readPriceList(dist: string): { path: string; list: PriceList } {
  const file = readdirSync(join(dist, 'data')).find((file) => file.startsWith('en.'));
  if (file === undefined) throw new Error(`${dist} has no price list`);
  const packed = readJson(dist, 'data', file) as Parameters<typeof unpackPriceList>[0];
  return { path: `/data/${file}`, list: unpackPriceList(packed) };
}

/** All products of a site. */
export function allProducts(dist: string): readonly unknown[] {
  const { list } = readPriceList(dist);
  for (const file of missingFiles(list, list.ids)) {
    addRowFile(
      list,
      file,
      readJson(dist, rowFileUrl(list, file)) as Parameters<typeof addRowFile>[2],
    );
  }
  return list.ids.map((id) => list.summaries.get(id));
}

/**
 * Gzipped bytes of the price list, and of the files of rows for the first 24 results of a facet, in the
 * default order and by price.
 */
export function bytesOfResults(dist: string): { list: number; byName: number; byPrice: number } {
  const { path, list } = readPriceList(dist);
  const { fileAt } = openSite(dist);
  const found = filterProducts(list.products, { badge: ['hot'] }, fixedFacets);
  const rows = (products: typeof found) =>
    missingFiles(
      list,
      products.slice(0, 24).map(({ id }) => id),
    ).reduce((sum, file) => sum + fileAt(rowFileUrl(list, file)).bytes, 0);
  return {
    list: fileAt(path).bytes,
    byName: rows(found),
    byPrice: rows(sortProducts(found, 'price-low')),
  };
}

/**
 * Times the work behind one click without a browser: filtering, and the counts of all facets. The
 * products are sorted only when the order changes.
 */
export function rulesInNode(dist: string, runs: number): Spread {
  const { products: items } = readPriceList(dist).list;
  const filter = { price: { min: 500, max: 50_000 }, badge: ['hot'] };

  const sorted = sortProducts(items, 'price-low');
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    countFacets(items, filter, () => fixedFacets);
    filterProducts(sorted, filter, fixedFacets);
    return performance.now() - start;
  });
  return spreadOf(times);
}
