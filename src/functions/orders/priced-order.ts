import type { ChangedLine, CheckoutRequest, LineItem, Order } from '~/contracts/order';
import { totals, type Shipping } from '~/features/cart/totals';
import { shippingTo } from '~/features/delivery/destinations';
import type { ProductSummary } from '~/features/products/product-summary';

/** The shop's current prices, stock and terms. */
export interface Offer {
  items: ReadonlyMap<string, Pick<ProductSummary, 'name' | 'price' | 'inStock'>>;
  /** Remaining stock of counted products. */
  stock: ReadonlyMap<string, number>;
  shipping: Shipping;
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
  { items, stock, shipping }: Offer,
): { order: Order } | { changes: Changes } {
  const changed: ChangedLine[] = [];
  const lines: LineItem[] = [];
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
    const sold = Math.min(quantity, left);
    lines.push({
      id,
      name: item.name,
      price: item.price,
      quantity: sold,
      subtotal: item.price * sold,
    });
  }
  const sums = totals(lines, shippingTo(request.customer.area, shipping));
  if (changed.length > 0 || sums.total !== request.total) {
    return { changes: { lines: changed, total: sums.total } };
  }
  const { id, locale, method, customer, instructions } = request;
  return { order: { id, locale, method, customer, instructions, lines, totals: sums } };
}
