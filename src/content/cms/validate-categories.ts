import { z } from 'zod';
import { categoryCalled } from '~/features/products/categories';
import type { CategoryOverride } from '../shop-content';
import type { CategoryId } from '~/features/products/product';
import { line, pictureAddress, validate, text, type Validated } from './validate';

const fields = z.object({
  id: z.unknown(),
  name: line,
  nameEn: line,
  description: text.optional(),
  descriptionEn: text.optional(),
  image: pictureAddress.optional(),
});

/**
 * Items of the CMS as what they say of the shop's categories, in their order. An item whose id or
 * English name is none of the six, or one that an earlier item is about, is left out.
 */
export function validateCategories(
  items: readonly unknown[],
  cms: string,
): Validated<CategoryOverride> {
  const taken = new Set<CategoryId>();
  const schema = fields.transform((category, context) => {
    const id = categoryCalled(category.id) ?? categoryCalled(category.nameEn);
    if (id && !taken.has(id)) {
      taken.add(id);
      return { ...category, id };
    }
    const message = id ? 'is the same category as an earlier one' : 'is no category of ours';
    context.addIssue({ code: 'custom', path: ['nameEn'], message });
    return z.NEVER;
  });
  return validate('category', items, schema, cms);
}
