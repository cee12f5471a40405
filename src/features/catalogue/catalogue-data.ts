import { priceListUrl } from '~/features/products/price-list/price-list-files';
import type { Locale } from '~/i18n/locales';
import { attributeFiles, attributeHashes } from './attribute-files';
import { catalogueWords, type CatalogueWords } from './catalogue-words';
import type { Category } from './facets';

/** What all catalogue pages of a language share, computed once for all of them. */
export interface CatalogueData {
  words: CatalogueWords;
  priceListUrl: string;
  /** Hashes of the attribute files (`attribute-address.ts`). */
  attributes: string;
}

export async function catalogueData(
  locale: Locale,
): Promise<CatalogueData & { attributeIds: ReadonlyMap<Category, readonly string[]> }> {
  const files = await attributeFiles(locale);
  return {
    words: await catalogueWords(locale),
    priceListUrl: await priceListUrl(locale),
    attributes: attributeHashes(files),
    /** The attributes that products of a category have. */
    attributeIds: new Map(files.map(({ category, ids }) => [category, ids])),
  };
}
