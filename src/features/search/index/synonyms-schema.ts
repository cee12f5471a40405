import { z } from 'zod';
import { refusal } from '~/i18n/reasons';
import { forEachLocale } from '~/i18n/locales';
import { canonical, type Folding } from '../shared/words';

const NO_FOLDING: Folding = new Map();

/** A word or phrase that a query can contain. */
export const searchWord = z
  .string()
  .trim()
  .refine((text) => canonical(text, NO_FOLDING) !== '', refusal('noLetter'));
const words = z.array(searchWord).refine(({ length }) => length > 0, refusal('noWord'));

/** A brand or a series of models: one word without its numbers. */
const seriesWord = z.string().regex(/^\p{L}+$/u, {
  error: ({ input }) => `"${String(input)}" must be one word of letters only`,
});

/** Schema of `data/synonyms.json`. */
export const synonymsSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      words,
      also: words.optional(),
      near: z.array(seriesWord).min(1).optional(),
    }),
  ),
  marks: z.strictObject({
    discount: words,
    cheap: words,
    new: words,
    bestseller: words,
    limited: words,
  }),
  notSold: z.array(
    z.strictObject({
      name: z.strictObject(forEachLocale(() => z.string().trim().min(1))),
      words,
      near: searchWord.optional(),
      /** A query for the products that the words describe; beside the names of others, the words are ignored. */
      of: searchWord.optional(),
    }),
  ),
  /** Words for intended uses, which order products and exclude none. Words of one purpose are grouped. */
  purposes: z.array(words),
  /** Names of people that resemble trade terms; never corrected. */
  people: words,
  ignored: words,
});
