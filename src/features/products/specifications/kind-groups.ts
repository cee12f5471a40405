import { z } from 'zod';
import data from '~data/kind-groups.json';
import { parseData } from '~/build/parse-data';
import { forEachLocale } from '~/i18n/locales';
import { categoryIds, type CategoryId } from '../product';
import { kinds } from './kinds';

const group = z.strictObject({
  name: z.strictObject(forEachLocale(() => z.string().trim().min(1))),
  /** Search terms for the products of all of its kinds. */
  words: z.array(z.string()).optional(),
  /** Ids of kinds, in display order. */
  kinds: z.array(z.string()).min(1),
});
export type KindGroup = z.infer<typeof group>;

export const kindGroupsSchema = z
  .partialRecord(z.enum(categoryIds), z.array(group))
  .superRefine((all, context) => {
    for (const id of categoryIds) {
      const grouped = all[id]?.flatMap((each) => each.kinds);
      const wanted = kinds[id].map((kind) => kind.id);
      if (grouped && [...grouped].sort().join() !== [...wanted].sort().join()) {
        context.addIssue({
          code: 'custom',
          path: [id],
          message: `must contain each kind of the category once: ${wanted.join(', ')}`,
        });
      }
    }
  });

/** The groups of kinds of large categories, for lists of all kinds (`data/kind-groups.json`). */
export const kindGroups: Partial<Readonly<Record<CategoryId, readonly KindGroup[]>>> = parseData(
  'data/kind-groups.json',
  kindGroupsSchema,
  data,
);
