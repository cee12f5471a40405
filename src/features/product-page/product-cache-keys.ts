import { cardPicture } from '~/features/products/pictures/pictures';
import type { Product } from '~/features/products/product';
import { pageKeys } from '~/build/page-key';

/**
 * Returns a function for the `cacheKey`s of product pages. A key covers the product and related products
 * with their pictures.
 * @param all every product of the shop
 */
export async function productPageKeys(all: readonly Product[]) {
  const keyOf = await pageKeys();
  // The file name of a resized picture has a hash of its source.
  const pictures = new Map(
    await Promise.all(
      all.map(async (product) => [product.id, (await cardPicture(product)).src] as const),
    ),
  );
  return (product: Product, related: readonly Product[]): string => {
    const shown = [product, ...related];
    return keyOf(
      shown,
      shown.map(({ id }) => pictures.get(id)),
    );
  };
}
