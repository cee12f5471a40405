import type { Family, Product } from '~/features/products/product';
import { familySchema } from '../families';
import { fieldsOf, relatedIds } from './strapi-item';
import { validateItems, type Validated } from './validate-items';

/**
 * Items of the CMS as families of products, in their order. Products that the shop does not have are left out, because
 * they are unpublished or rejected themselves.
 */
export function validateFamilies(
  items: readonly unknown[],
  products: readonly Product[],
  cms: string,
): Validated<Family> {
  const known = new Set<unknown>(products.map(({ id }) => id));
  const families = items.map((item) => {
    const fields = fieldsOf(item);
    return { ...fields, members: relatedIds(fields['members'], (id) => known.has(id)) };
  });
  return validateItems('family', families, familySchema(products), cms);
}
