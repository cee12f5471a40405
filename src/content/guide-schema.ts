import { z } from 'zod';
import { categoryIds } from '~/features/products/product';
import { kinds } from '~/features/products/specifications/kinds';
import { refusal } from '~/i18n/reasons';
import { contentLimits } from '~/site/content-limits';
import { filled, line } from './value-schemas';

const kindPaths = new Set(
  categoryIds.flatMap((category) => kinds[category].map(({ id }) => `${category}/${id}`)),
);

/**
 * The front matter of a guide, `data/guides/{slug}/{locale}.md`. Kinds and products are those of the file in
 * the default language.
 */
export const guideSchema = z.strictObject({
  title: line(contentLimits.name),
  description: filled(contentLimits.description),
  /** Kinds whose pages link to the guide, such as `guitars/acoustic`. */
  kinds: z
    .array(z.string().refine((kind) => kindPaths.has(kind), refusal('kindOfCategory')))
    .min(1)
    .optional(),
  /** Ids of the products below the text. Products that the shop does not have are left out. */
  products: z.array(z.string()).optional(),
});
