import type { Product } from '~/features/products/product';
import type { CategoryOverride } from '../shop-content';
import { validateDrafts } from './drafts';
import { listFetcher, type CmsSettings } from './fetch-lists';
import { PAGE_SIZES } from './paging';
import { validateCategories } from './validate-categories';
import type { Validated } from './validate-items';
import { validateProducts } from './validate-products';

/**
 * The calls of requirements §7 that the shop makes (docs/decisions/0012-cms-calls.md), with validated
 * results. HTTP is in fetch-lists.ts. Each call rejects with a CmsError when it fails.
 */
export interface CmsClient {
  /** Call 1. */
  products: () => Promise<Validated<Product>>;
  /** Call 3. */
  categories: () => Promise<Validated<CategoryOverride>>;
}

export function cmsClient(settings: CmsSettings): CmsClient {
  const { url, drafts = false } = settings;
  const list = listFetcher(settings);
  const validate = drafts ? validateDrafts : validateProducts;
  return {
    products: async () => validate(await list('products', PAGE_SIZES.products), url),
    categories: async () =>
      validateCategories(await list('categories', PAGE_SIZES.categories), url),
  };
}
