import { getCollection } from 'astro:content';
import { contentSource, draftsShown } from '~/site/build-report';
import { cardPicture } from '~/features/products/pictures';
import type { Product } from '~/features/products/product';
import { pageKey } from '~/site/page-key';

/**
 * Returns a function for the `cacheKey`s of product pages. A key covers all content of a page: the
 * product and related products with their pictures, the content source, category names from the CMS,
 * and the draft notes of a preview.
 * @param all every product of the shop
 */
export async function productPageKeys(all: readonly Product[]) {
  const categories = (await getCollection('categories')).map(({ data }) => data);
  const [source, drafts] = [await contentSource(), await draftsShown()];
  // The file name of a resized picture has a hash of its source.
  const pictures = new Map(
    await Promise.all(
      all.map(async (product) => [product.id, (await cardPicture(product)).src] as const),
    ),
  );
  return (product: Product, related: readonly Product[]): string => {
    const shown = [product, ...related];
    return pageKey(
      shown,
      shown.map(({ id }) => pictures.get(id)),
      source,
      categories,
      drafts,
    );
  };
}
