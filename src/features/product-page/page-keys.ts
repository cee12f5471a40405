import { getCollection } from 'astro:content';
import { contentSource, draftsShown } from '~/site/build-report';
import { cardPicture } from '~/features/products/pictures';
import type { Product } from '~/features/products/product';
import { pageKey } from '~/site/page-key';

/**
 * Gives product pages their `cacheKey`s, which cover all of the content that one shows: its
 * product and the related ones, their pictures, whether they are ours, what an editor calls the
 * categories, and what a preview says of drafts.
 * @param all every product of the shop
 */
export async function productPageKeys(all: readonly Product[]) {
  const categories = (await getCollection('categories')).map(({ data }) => data);
  const [source, drafts] = [await contentSource(), await draftsShown()];
  // The address of a picture changes with the picture, in whatever size.
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
