import type { CodeProblem, CodeTerms } from '~/contracts/code';
import type { ChangedLine, CheckoutRequest, LineItem, Order } from '~/contracts/order';
import { problemOfTerms, totals, type Shipping } from '~/features/cart/totals';
import { shippingTo } from '~/features/delivery/destination-terms';
import type { ProductSummary } from '~/features/products/product-summary';

/** The shop's current prices, stock and terms. */
export interface Offer {
  items: ReadonlyMap<string, Pick<ProductSummary, 'name' | 'category' | 'price' | 'inStock'>>;
  /** Remaining stock of counted products. */
  stock: ReadonlyMap<string, number>;
  shipping: Shipping;
  /** The terms of the order's code. */
  terms?: CodeTerms | undefined;
}

interface Changes {
  lines: ChangedLine[];
  total: number;
}

/**
 * Recalculates an order at current prices, with product names in the shopper's language. The order is valid only if the
 * result matches what the shopper saw, to the dollar; otherwise `changes` lists the differences.
 */
export function priceOrder(
  request: CheckoutRequest,
  { items, stock, shipping, terms }: Offer,
): { order: Order } | { changes: Changes } | { problem: CodeProblem } {
  const changed: ChangedLine[] = [];
  const lines: LineItem[] = [];
  const sold: Parameters<typeof totals>[0][number][] = [];
  for (const { id, quantity, price } of request.lines) {
    const item = items.get(id);
    const left = stock.get(id) ?? Infinity;
    if (!item?.inStock || left === 0) {
      changed.push({ id, ...(item && { price: item.price }), available: false });
      continue;
    }
    const isShort = left < quantity;
    if (isShort || item.price !== price) {
      changed.push({ id, price: item.price, available: true, ...(isShort && { stock: left }) });
    }
    const amount = Math.min(quantity, left);
    const line = { quantity: amount, subtotal: item.price * amount };
    lines.push({ id, name: item.name, price: item.price, ...line });
    sold.push({ item: { id, category: item.category }, ...line });
  }
  const sums = totals(sold, shippingTo(request.customer.area, shipping), terms);
  const problem = terms && changed.length === 0 && problemOfTerms(sums, terms);
  if (problem) return { problem };
  if (changed.length > 0 || sums.total !== request.total) {
    return { changes: { lines: changed, total: sums.total } };
  }
  const { id, locale, method, customer, instructions } = request;
  return { order: { id, locale, method, customer, instructions, lines, totals: sums } };
}
