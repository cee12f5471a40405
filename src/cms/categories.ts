import { z } from 'zod';
import { categoryCalled } from '~/features/catalogue/categories';
import type { CategoryOverride } from '~/features/catalogue/content';
import type { CategoryId } from '~/features/catalogue/product';
import { line, pictureAddress, sift, text, type Sifted } from './entry';

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
export function siftCategories(items: readonly unknown[], cms: string): Sifted<CategoryOverride> {
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
  return sift('category', items, schema, cms);
}
