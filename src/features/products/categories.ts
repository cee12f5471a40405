import { z } from 'zod';
import data from '~data/categories.json' with { type: 'json' };
import { parseData } from '~/build/parse-data';
import { forEachLocale } from '~/i18n/locales';
import * as icons from '~/ui/icons';
import { categoryIds, type CategoryId } from './product';

const text = z.string().trim().min(1);
const localized = z.strictObject(forEachLocale(() => text));

/** Categories with specifications and lists of their own; `other` has general ones (requirements §3). */
const groups = [
  'guitars',
  'keyboards',
  'recording',
  'audio',
  'accessories',
  'drums',
  'other',
] as const;
export type CategoryGroup = (typeof groups)[number];

const row = z.strictObject({
  name: localized,
  description: localized,
  /** One of `ui/icons.ts`. */
  icon: z.enum(Object.keys(icons)),
  /** A picture in `src/assets/scenes`, by file name. */
  picture: text,
  group: z.enum(groups),
  /** The attributes by which all of its kinds can be filtered, in the order of the panel. */
  filters: z.array(text),
});

/** The categories, in the order in which the shop shows them (`data/categories.json`). */
export const categories = parseData(
  'data/categories.json',
  z.record(z.enum(categoryIds), row),
  data,
);

/** The category with this id or this English name, ignoring case. */
export function findCategory(idOrName: unknown): CategoryId | undefined {
  if (typeof idOrName !== 'string') return undefined;
  const wanted = idOrName.trim().toLowerCase();
  return categoryIds.find((id) => [id, categories[id].name.en.toLowerCase()].includes(wanted));
}
