import type { Product } from '~/features/products/product';
import { CmsError } from './cms-error';
import { validateDrafts } from './drafts';
import { listFetcher, type CmsSettings } from './fetch-lists';
import { PAGE_SIZES } from './paging';
import { readFormer } from './read-former';
import { readReviews } from './read-reviews';
import { validateCategories } from './validate-categories';
import { validateFamilies } from './validate-families';
import { validateProducts } from './validate-products';

/** The items of a type that a CMS may not have. */
const ifThere = (items: Promise<unknown[]>): Promise<unknown[]> =>
  items.catch((error: unknown) => {
    if (error instanceof CmsError && error.details.status === 404) return [];
    throw error;
  });

/**
 * The calls of requirements §7 that the shop makes (docs/decisions/0012-cms-calls.md), with validated
 * results. HTTP is in fetch-lists.ts. Each call rejects with a CmsError when it fails.
 */
export function cmsClient(settings: CmsSettings) {
  const { url, drafts = false } = settings;
  const { list } = listFetcher(settings);
  const validate = drafts ? validateDrafts : validateProducts;
  return {
    /** Call 1. */
    products: async () => validate(await list('products', PAGE_SIZES.products), url),
    /** Call 2. */
    categories: async () =>
      validateCategories(await list('categories', PAGE_SIZES.categories), url),
    /** Call 3. */
    families: async (products: readonly Product[]) =>
      validateFamilies(await ifThere(list('families', PAGE_SIZES.families)), products, url),
    /** Call 4: published reviews by product. */
    reviews: async () => readReviews(await ifThere(list('reviews', PAGE_SIZES.reviews))),
    /** Call 5: products that are no longer sold. */
    former: async () => readFormer(await ifThere(list('former-products', PAGE_SIZES.former))),
  };
}
