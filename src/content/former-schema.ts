import { z } from 'zod';
import { categoryIds, type FormerProduct } from '~/features/products/product';
import { contentLimits } from '~/site/content-limits';
import { localized } from './localized';
import { productId } from './product-schema';
import { line } from './value-schemas';

/** A product that the shop no longer sells, in the format of the CMS and `data/former-products.json`. */
export const formerSchema = z
  .object({
    id: productId,
    name: line(contentLimits.name),
    nameEn: line(contentLimits.name),
    category: z.enum(categoryIds),
    kind: z.string().optional(),
    price: z.int().positive(),
    successor: productId.optional(),
  })
  .transform(({ nameEn, ...former }): FormerProduct => ({
    ...former,
    name: localized({ name: former.name, nameEn }, 'name'),
  }));

/** Former products that the shop does not sell again. A successor that is no longer sold is replaced by its own. */
export function formerAmong(
  products: readonly { id: string }[],
  all: readonly FormerProduct[],
): FormerProduct[] {
  const sold = new Set(products.map(({ id }) => id));
  const former = all.filter(({ id }) => !sold.has(id));
  const byId = new Map(former.map((each) => [each.id, each]));
  return former.map(({ successor, ...each }) => {
    let next = successor;
    // Successors may form a circle.
    const seen = new Set<string>();
    while (next !== undefined && !sold.has(next) && !seen.has(next)) {
      seen.add(next);
      next = byId.get(next)?.successor;
    }
    return next !== undefined && sold.has(next) ? { ...each, successor: next } : each;
  });
}
