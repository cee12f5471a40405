import { validateDrafts } from './drafts';
import { listFetcher, type CmsSettings } from './fetch-lists';
import { PAGE_SIZES } from './paging';
import { validateCategories } from './validate-categories';
import { validateProducts } from './validate-products';

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
    /** Call 3. */
    categories: async () =>
      validateCategories(await list('categories', PAGE_SIZES.categories), url),
  };
}
