import { join } from 'node:path';
import type { Review } from '~/features/products/product';
import { withReviews } from '~/features/products/reviews';
import { withFamilies } from '../families';
import { formerAmong } from '../former-schema';
import type { ShopContent } from '../shop-content';
import { cmsClient } from './client';
import { CmsError } from './cms-error';
import { draftNotes } from './drafts';
import { LISTS_TIMEOUT } from './fetch-body';
import type { CmsSettings } from './fetch-lists';
import { withLastGood } from './last-good';
import { fetchPictures, type WantedPicture } from './fetch-pictures';
import type { Validated } from './validate-items';

/**
 * Everything that the shop shows from the CMS.
 * @param root the folder of the project
 * @param onListError called when only a list other than the products cannot be read, with what the shop has instead
 * @throws CmsError if there are no products or more than a fifth of them are invalid
 */
export async function readCms(
  root: string,
  cms: CmsSettings,
  onListError: (consequence: string, error: CmsError) => void,
): Promise<ShopContent> {
  const settings = { deadline: AbortSignal.timeout(LISTS_TIMEOUT), ...cms };
  const client = cmsClient(settings);
  const read = await client.products();
  const total = read.entries.length + read.rejected.length;
  if (total === 0) throw new CmsError('it has no products');
  if (read.rejected.length > total / 5) {
    const { rejected } = read;
    throw new CmsError(`${rejected.length} of ${total} products are invalid`, { rejected });
  }
  const products = cms.drafts ? read : await withLastGood(root, cms, read);
  const values = products.entries.map(({ value }) => value);
  const orNone = <T>(list: Promise<Validated<T>>, consequence: string): Promise<Validated<T>> =>
    list.catch((error: unknown) => {
      if (!(error instanceof CmsError)) throw error;
      onListError(consequence, error);
      return { entries: [], rejected: [] };
    });

  const drafts =
    cms.drafts && draftNotes(products, await cmsClient({ ...settings, drafts: false }).products());
  const categories = await orNone(client.categories(), 'Categories have their built-in texts');
  const families = await orNone(client.families(values), 'Products have no families');
  const reviews = await client.reviews().catch((error: unknown) => {
    if (!(error instanceof CmsError)) throw error;
    onListError('Reviews are not shown', error);
    return new Map<string, Review[]>();
  });
  const former = await client.former().catch((error: unknown) => {
    if (!(error instanceof CmsError)) throw error;
    onListError('Products that are no longer sold have no pages', error);
    return [];
  });
  const { files, bad } = await fetchPictures(
    [...picturesOf('product', products), ...picturesOf('category', categories)],
    join(root, '.cache', 'cms', 'pictures'),
    cms.timeout,
  );
  return {
    source: 'cms',
    products: withFamilies(
      values.map((product) => withReviews(product, reviews.get(product.id))),
      families.entries.map(({ value }) => value),
    ),
    former: formerAmong(values, former),
    categories: categories.entries.map(({ value }) => value),
    pictures: files,
    rejected: [...products.rejected, ...categories.rejected, ...families.rejected],
    badPictures: bad,
    ...(drafts && { drafts }),
  };
}

const picturesOf = (kind: string, { entries }: Validated<{ id: string }>): WantedPicture[] =>
  entries.flatMap(({ value, pictures }) =>
    pictures.map((picture) => ({ of: `${kind}/${value.id}`, ...picture })),
  );
