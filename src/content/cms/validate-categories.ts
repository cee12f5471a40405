import { z } from 'zod';
import { findCategory } from '~/features/products/find-category';
import type { CategoryId } from '~/features/products/product';
import { contentLimits } from '~/site/content-limits';
import { pictureAddress } from '../product-schema';
import type { CategoryOverride } from '../shop-content';
import { line, multiline } from '../text-fields';
import { validateItems, type Validated } from './validate-items';

const fields = z.object({
  id: z.unknown(),
  name: line(contentLimits.name),
  nameEn: line(contentLimits.name),
  description: multiline(contentLimits.description).optional(),
  descriptionEn: multiline(contentLimits.description).optional(),
  image: pictureAddress.optional(),
});

/**
 * Items of the CMS as texts of the shop's categories, in their order. Rejects items whose id and
 * English name match none of the six categories, and all but the first valid item of a category.
 */
export function validateCategories(
  items: readonly unknown[],
  cms: string,
): Validated<CategoryOverride> {
  const taken = new Set<CategoryId>();
  const schema = fields.transform((category, context) => {
    const id = findCategory(category.id) ?? findCategory(category.nameEn);
    if (id && !taken.has(id)) {
      taken.add(id);
      return { ...category, id };
    }
    const message = id ? 'is the category of an earlier entry' : 'is not one of the six categories';
    context.addIssue({ code: 'custom', path: ['nameEn'], message });
    return z.NEVER;
  });
  return validateItems('category', items, schema, cms);
}
