import { z } from 'zod';
import { findCategory } from '~/features/products/categories';
import { categoryIds, type CategoryId } from '~/features/products/product';
import { refusal } from '~/i18n/reasons';
import { contentLimits } from '~/site/content-limits';
import { pictureAddress } from '../product-schema';
import { localized } from '../localized';
import type { CategoryOverride } from '../shop-content';
import { line, multiline } from '../value-schemas';
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
 * English name match none of the categories, and all but the first valid item of a category.
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
      const { image } = category;
      return {
        id,
        image,
        name: localized(category, 'name'),
        description: localized(category, 'description'),
      };
    }
    const why = id
      ? refusal('secondOfCategory')
      : refusal('category', { values: categoryIds.join(', ') });
    context.addIssue({ code: 'custom', path: ['nameEn'], ...why });
    return z.NEVER;
  });
  return validateItems('category', items, schema, cms);
}
