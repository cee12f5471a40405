import { z } from 'zod';
import data from '~data/categories.json';
import { parseData } from '~/site/data-error';
import { categoryIds } from './product';

const schema = z
  .array(z.strictObject({ id: z.enum(categoryIds), icon: z.string().min(1) }))
  .refine((all) => all.map(({ id }) => id).join() === categoryIds.join(), {
    message: `must list ${categoryIds.join(', ')} once each, in this order`,
  });

/** The six categories with their icons; names are in the dictionaries (`categories.{id}`). */
export const categories = parseData('data/categories.json', schema, data);
