import { digest } from '~/build/digest';
import { parseCatalogueFile } from '~/content/builtin';
import { brandOf, categoryIds, shownBadges, type Product } from '~/features/products/product';
import type { Locale } from '~/i18n/locales';
import { generateCatalogue } from '../../scripts/bench/generate-catalogue.ts';

/** Products of a generated shop. */
export function generatedProducts(count: number): Product[] {
  const catalogue = generateCatalogue(count);
  return categoryIds.flatMap((category) =>
    parseCatalogueFile(`${category}.json`, category, JSON.stringify(catalogue[category])),
  );
}

/** Returns the row that the shop would write, with the usual URLs of pictures. */
export function rowOf(product: Product, locale: Locale): unknown {
  const { id, category, price, originalPrice, inStock } = product;
  const source = (width: number) =>
    `/_astro/${id}.${digest(id).slice(0, 8)}_${digest(`${id}/${width}`).slice(0, 6)}.webp`;
  return {
    id,
    name: product.name[locale],
    brand: brandOf(product),
    category,
    price,
    originalPrice,
    badges: shownBadges(product),
    inStock,
    picture: {
      src: source(400),
      srcset: [240, 400, 640].map((width) => `${source(width)} ${width}w`).join(', '),
    },
  };
}
