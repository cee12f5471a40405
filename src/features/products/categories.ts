import { z } from 'zod';
import data from '~data/categories.json';
import { translator } from '~/i18n/translate';
import { parseData } from '~/site/data-error';
import { categoryIds, type CategoryId } from './product';

const schema = z
  .array(z.strictObject({ id: z.enum(categoryIds), icon: z.string().min(1) }))
  .refine((all) => all.map(({ id }) => id).join() === categoryIds.join(), {
    message: `must list ${categoryIds.join(', ')} once each, in this order`,
  });

/** The six categories with their icons; names are in the dictionaries (`categories.{id}`). */
export const categories = parseData('data/categories.json', schema, data);

/** The category that has this id, or this English name in our dictionary. */
export function categoryCalled(idOrName: unknown): CategoryId | undefined {
  if (typeof idOrName !== 'string') return undefined;
  const t = translator('en');
  const wanted = idOrName.trim().toLowerCase();
  return categoryIds.find((id) => [id, t(`categories.${id}`).toLowerCase()].includes(wanted));
}
