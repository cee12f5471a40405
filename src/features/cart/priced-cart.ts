import type { ProductSummary } from '~/features/products/product-summary';
import type { Cart } from './cart';

/** A line with today's name and price. */
export interface PricedLine {
  item: ProductSummary;
  quantity: number;
  /** HK$, price × quantity. */
  subtotal: number;
  /** HK$ when it was added, where that was another price. */
  priceBefore?: number;
}

/** A line that cannot be bought now. `item` is missing where the shop sells it no longer. */
export interface UnavailableLine {
  id: string;
  item?: ProductSummary;
}

export interface PricedCart {
  lines: PricedLine[];
  unavailable: UnavailableLine[];
  totalItems: number;
  /** HK$. Shipping is free, so the total is the subtotal (spec §9). */
  totalPrice: number;
}

/** The cart as it is shown: ids and quantities from the shopper, all else from the price list. */
export function priceCart(cart: Cart, items: ReadonlyMap<string, ProductSummary>): PricedCart {
  const priced: PricedCart = { lines: [], unavailable: [], totalItems: 0, totalPrice: 0 };
  for (const { id, quantity, price } of cart) {
    const item = items.get(id);
    if (!item?.inStock) {
      priced.unavailable.push(item ? { id, item } : { id });
      continue;
    }
    const subtotal = item.price * quantity;
    priced.lines.push({
      item,
      quantity,
      subtotal,
      ...(price !== undefined && price !== item.price && { priceBefore: price }),
    });
    priced.totalItems += quantity;
    priced.totalPrice += subtotal;
  }
  return priced;
}
