import type { Product } from '~/features/products/product';
import { forEachLocale, type Locale } from '~/i18n/locales';
import type { Entry } from './build-index';
import { cheapProducts, inIndexOrder, textsOfProduct, type SectionNames } from './entries';
import type { SearchWords } from './synonyms';

/** The products as entries of the index, in its order. */
export function productEntries(
  products: readonly Product[],
  names: SectionNames,
  marks: SearchWords['marks'],
  rowOf: (product: Product, locale: Locale) => unknown,
): Entry[] {
  const cheap = cheapProducts(products);
  return inIndexOrder(products).map((product) => ({
    texts: textsOfProduct(product, names, marks, cheap.has(product.id)),
    rows: forEachLocale((locale) => rowOf(product, locale)),
  }));
}
