import type { CategoryOverride, ShopContent } from '../shop-content';
import type { CmsClient } from './client';
import { CmsError } from './cms-error';
import { draftNotes } from './drafts';
import type { FetchedPictures, WantedPicture } from './fetch-pictures';
import type { Validated } from './validate-items';

interface PullOptions {
  client: CmsClient;
  /** If `client` reads drafts: a client that reads published entries. */
  published?: CmsClient | undefined;
  fetchPictures: (wanted: readonly WantedPicture[]) => Promise<FetchedPictures>;
  /** Returns a replacement for the categories, or rethrows the error. */
  onCategoriesError: (error: unknown) => Validated<CategoryOverride>;
}

/**
 * Everything that the shop shows from the CMS.
 * @throws CmsError if there are no products or more than a fifth of them are invalid
 */
export async function pull({
  client,
  published,
  fetchPictures,
  onCategoriesError,
}: PullOptions): Promise<ShopContent> {
  const products = await client.products();
  const { rejected } = products;
  const total = products.entries.length + rejected.length;
  if (total === 0) throw new CmsError('it has no products');
  if (rejected.length > total / 5) {
    throw new CmsError(`${rejected.length} of ${total} products are invalid`, { rejected });
  }

  const drafts = published && draftNotes(products, await published.products());
  const categories = await client.categories().catch(onCategoriesError);
  const { files, bad } = await fetchPictures([
    ...picturesOf('product', products),
    ...picturesOf('category', categories),
  ]);
  return {
    source: 'cms',
    products: products.entries.map(({ value }) => value),
    categories: categories.entries.map(({ value }) => value),
    pictures: files,
    rejected: [...rejected, ...categories.rejected],
    badPictures: bad,
    ...(drafts && { drafts }),
  };
}

const picturesOf = (kind: string, { entries }: Validated<{ id: string }>): WantedPicture[] =>
  entries.flatMap(({ value, pictures }) =>
    pictures.map((picture) => ({ of: `${kind}/${value.id}`, ...picture })),
  );
