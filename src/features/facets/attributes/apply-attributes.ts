import type { CategoryId } from '~/features/products/product';
import type { FacetDictionary, SharedFacetWords } from '../facet-words';
import type { FacetsOf, Filterable } from '../facets';
import { attributeWords, facetsOfCategory } from './attribute-facets';
import { withSpecifications, type AttributeList } from './attribute-list';

/** Products with their specifications, and the facets of their category. */
export interface WithAttributes<T> {
  products: readonly (T & Filterable)[];
  facetsOf: FacetsOf;
  /** Texts of the attributes. */
  words: FacetDictionary;
}

export function applyAttributes<T extends Filterable & { id: string }>(
  products: readonly T[],
  category: CategoryId,
  list: AttributeList,
  shared: SharedFacetWords,
): WithAttributes<T> {
  const sold = withSpecifications(products, list);
  return {
    products: sold,
    facetsOf: facetsOfCategory(category, sold, list),
    words: Object.fromEntries(
      list.attributes.map((attribute) => [attribute.id, attributeWords(attribute, shared)]),
    ),
  };
}
