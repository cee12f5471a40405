import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { spreadOf, type Spread } from './statistics.ts';

const SRC = new URL('../../src/', import.meta.url).href;

// Resolves imports without a file extension, and the alias `~/`, as Vite does.
registerHooks({
  resolve(specifier, context, next) {
    const inShop = context.parentURL?.startsWith(SRC) && /^[.~]/.test(specifier);
    return next(inShop ? `${specifier.replace('~/', SRC)}.ts` : specifier, context);
  },
});
const { countFacets, filterProducts } = await import('../../src/features/catalogue/filtering.ts');
const { fixedFacets } = await import('../../src/features/catalogue/facets.ts');
const { unpackPriceList } = await import('../../src/features/products/price-list.ts');
const { sortProducts } = await import('../../src/features/catalogue/sorting.ts');

/**
 * Times the work behind one click without a browser: filtering, and the counts of all facets. The
 * products are sorted only when the order changes.
 * @param list path of a price list
 */
export function rulesInNode(list: string, runs: number): Spread {
  const { products: items } = unpackPriceList(
    JSON.parse(readFileSync(list, 'utf8')) as Parameters<typeof unpackPriceList>[0],
  );
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
