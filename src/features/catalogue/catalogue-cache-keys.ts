import { categoryPicture } from '~/features/products/pictures/pictures';
import { PLACEHOLDER_KEY } from '~/features/products/price-list/price-list-placeholder';
import type { ProductSummary } from '~/features/products/product-summary';
import { digest } from '~/build/digest';
import { pageKeys } from '~/build/page-key';
import type { CatalogueData } from './catalogue-data';
import type { CataloguePage } from './catalogue-pages';
import { categoryOfSection } from '~/features/facets/facets';
import type { PrerenderedFacets } from './prerendered-facets';

/**
 * Returns a function for the `cacheKey`s of catalogue pages in one language. A key covers the cards of a page,
 * and what it shares with the pages of its section and with all others.
 */
export async function cataloguePageKeys(data: CatalogueData) {
  const keyOf = await pageKeys();
  const shared = digest(JSON.stringify(data));
  return async (
    page: CataloguePage<ProductSummary>,
    facets: PrerenderedFacets,
    filterKeys: readonly string[],
  ): Promise<string> => {
    const category = categoryOfSection(page.section);
    const picture = category === 'all' ? undefined : (await categoryPicture(category)).src;
    return PLACEHOLDER_KEY + keyOf(shared, page, facets, filterKeys, picture);
  };
}
