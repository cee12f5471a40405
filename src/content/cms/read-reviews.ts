import { z } from 'zod';
import { locales } from '~/contracts/languages';
import { MAX_STARS, reviewFields } from '~/contracts/review';
import type { Review } from '~/features/products/product';
import { filled, multiline } from '../value-schemas';
import { fieldsOf } from './strapi-item';

const [{ max: textLength }, { max: nameLength }] = reviewFields;

const schema = z.object({
  product: z.string(),
  stars: z.int().min(1).max(MAX_STARS),
  text: multiline(textLength),
  /** The form accepts one of symbols alone, such as ❤. */
  name: filled(nameLength),
  language: z.enum(locales),
  receivedAt: z.iso.datetime().transform((date) => Date.parse(date)),
  bought: z.boolean().default(false),
  answer: multiline(textLength).optional(),
});

/** Items of the CMS as reviews by product. Leaves out invalid ones: the CMS accepts none. */
export function readReviews(items: readonly unknown[]): ReadonlyMap<string, Review[]> {
  const reviews = new Map<string, Review[]>();
  for (const item of items) {
    const { data } = schema.safeParse(fieldsOf(item));
    if (!data) continue;
    const { product, ...review } = data;
    reviews.set(product, [...(reviews.get(product) ?? []), review]);
  }
  return reviews;
}
