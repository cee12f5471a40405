import type { CategoryOverride, ShopContent } from '../shop-content';
import type { CmsClient } from './client';
import { draftNotes } from './drafts';
import type { Validated } from './validate';
import { CmsError } from './cms-error';
import type { Pictures, WantedPicture } from './fetch-pictures';

interface Pull {
  client: CmsClient;
  /** Where the client reads drafts: another that reads what is published. */
  published?: CmsClient | undefined;
  fetchPictures: (wanted: readonly WantedPicture[]) => Promise<Pictures>;
  /** Is told why there are no categories, and gives what there is instead; or throws. */
  withoutCategories: (error: unknown) => Validated<CategoryOverride>;
}

/**
 * All that the CMS has for the shop.
 * @throws CmsError where it has no products, or more than a fifth of them cannot be shown
 */
export async function pull({
  client,
  published,
  fetchPictures,
  withoutCategories,
}: Pull): Promise<ShopContent> {
  const products = await client.products();
  const unusable = products.rejected.length;
  const all = products.entries.length + unusable;
  if (all === 0) throw new CmsError('it has no products');
  if (unusable > all / 5) {
    throw new CmsError(`${unusable} of ${all} products cannot be used`, products);
  }

  const drafts = published && draftNotes(products, await published.products());
  const categories = await client.categories().catch(withoutCategories);
  const { files, bad } = await fetchPictures([
    ...picturesOf('product', products),
    ...picturesOf('category', categories),
  ]);
  return {
    source: 'cms',
    products: products.entries.map(({ value }) => value),
    categories: categories.entries.map(({ value }) => value),
    pictures: files,
    rejected: [...products.rejected, ...categories.rejected],
    badPictures: bad,
    ...(drafts && { drafts }),
  };
}

const picturesOf = (kind: string, { entries }: Validated<{ id: string }>): WantedPicture[] =>
  entries.flatMap(({ value, picture }) =>
    picture ? { of: `${kind}/${value.id}`, ...picture } : [],
  );
