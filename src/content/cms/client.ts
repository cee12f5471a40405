import type { CategoryOverride } from '../shop-content';
import type { Product } from '~/features/products/product';
import { cmsApi, type CmsSettings } from './api';
import { validateCategories } from './validate-categories';
import type { Validated } from './validate';
import { validateDrafts } from './drafts';
import { validateProducts } from './validate-products';

/** The calls of spec §7. Those for lists throw a CmsError when they fail. */
export interface CmsClient {
  /** Call 1: all products, or those of a category, or the featured ones. */
  products: (wanted?: { category?: string; featured?: boolean }) => Promise<Validated<Product>>;
  /** Call 2: a product; `null` where it cannot be had, or not be shown (spec §8). */
  product: (id: string) => Promise<Product | null>;
  /** Call 3. */
  categories: () => Promise<Validated<CategoryOverride>>;
  /** Call 4: products with the term in a name or the description, whatever its case. */
  search: (term: string) => Promise<Validated<Product>>;
}

export function cmsClient(settings: CmsSettings): CmsClient {
  const { url, drafts = false } = settings;
  const { item, list } = cmsApi(settings);
  return {
    async products({ category, featured = false } = {}) {
      const items = await list('products', 100, {
        ...(category && { 'filters[category][$eq]': category }),
        ...(featured && { 'filters[badges][$contains]': 'featured' }),
      });
      const { entries, rejected } = (drafts ? validateDrafts : validateProducts)(items, url);
      // `$contains` finds the badge "not-featured", too.
      const wanted = entries.filter(({ value }) => !featured || value.badges.includes('featured'));
      return { entries: wanted, rejected };
    },
    product: (id) =>
      item(`products/${encodeURIComponent(id)}`).then(
        (data) => validateProducts([data], url).entries[0]?.value ?? null,
        () => null,
      ),
    categories: async () => validateCategories(await list('categories', 50), url),
    search: async (term) => {
      const items = await list('products', 100, {
        'filters[$or][0][name][$containsi]': term,
        'filters[$or][1][nameEn][$containsi]': term,
        'filters[$or][2][description][$containsi]': term,
      });
      return validateProducts(items, url);
    },
  };
}
