import type { CodeProblem, CodeTerms } from '~/contracts/code';
import type { LineItem, Totals } from '~/contracts/order';
import type { ProductSummary } from '~/features/products/product-summary';
import type { Settings } from '~/site/settings-schema';

/**
 * Delivery is free for a subtotal above `freeOver`, otherwise it costs `fee`; with a fee of 0, the
 * default, it is always free. Whole HK$.
 */
export type Shipping = Settings['shipping'];

type Line = Pick<LineItem, 'quantity' | 'subtotal'> & {
  item?: Pick<ProductSummary, 'id' | 'category'>;
};

/** The discount of a code: of the goods that it covers, not of shipping. At least HK$1 of the subtotal remains. */
function discountOf(lines: readonly Line[], subtotal: number, terms: CodeTerms): number {
  const { kind, value, minimum, categories, products } = terms;
  if (subtotal < minimum) return 0;
  const coversAll = categories.length + products.length === 0;
  const covered = lines.filter(
    ({ item }) =>
      coversAll || (item && (categories.includes(item.category) || products.includes(item.id))),
  );
  const sum = covered.reduce((all, line) => all + line.subtotal, 0);
  const discount = kind === 'percent' ? Math.floor((sum * value) / 100) : Math.min(value, sum);
  return Math.max(0, Math.min(discount, subtotal - 1));
}

/** The reason why valid terms give an order no discount; undefined if they give one. */
export function problemOfTerms(totals: Totals, terms: CodeTerms): CodeProblem | undefined {
  if (totals.discount) return undefined;
  return totals.subtotal < terms.minimum ? 'minimum' : 'goods';
}

/**
 * Calculates the totals of an order. Cart, checkout, confirmation and order all use this function.
 * Free shipping depends on the subtotal before the discount: a code never makes delivery cost more.
 */
export function totals(
  lines: readonly Line[],
  { freeOver, fee }: Shipping,
  terms?: CodeTerms,
): Totals {
  const itemCount = lines.reduce((sum, line) => sum + line.quantity, 0);
  const subtotal = lines.reduce((sum, line) => sum + line.subtotal, 0);
  const shipping = lines.length === 0 || subtotal > freeOver ? 0 : fee;
  const discount = terms ? discountOf(lines, subtotal, terms) : 0;
  return {
    itemCount,
    subtotal,
    ...(discount > 0 && { discount, code: terms?.code }),
    shipping,
    total: subtotal - discount + shipping,
  };
}

/** HK$ to add for free delivery; 0 if delivery is already free. */
export const missingToFree = ({ subtotal, shipping }: Totals, { freeOver }: Shipping): number =>
  shipping === 0 ? 0 : freeOver + 1 - subtotal;
