import type { Item } from '~/features/catalogue/item';
import type { Cart } from './cart';

/** A line with today's name and price. */
export interface PricedLine {
  item: Item;
  quantity: number;
  /** HK$, price × quantity. */
  subtotal: number;
  /** HK$ when it was added, where that was another price. */
  priceBefore?: number;
}

/** A line that cannot be bought now. `item` is missing where the shop sells it no longer. */
export interface AsideLine {
  id: string;
  item?: Item;
}

export interface PricedCart {
  lines: PricedLine[];
  aside: AsideLine[];
  totalItems: number;
  /** HK$. Shipping is free, so the total is the subtotal (spec §9). */
  totalPrice: number;
}

/** The cart as it is shown: ids and quantities from the shopper, all else from the price list. */
export function priceCart(cart: Cart, items: ReadonlyMap<string, Item>): PricedCart {
  const priced: PricedCart = { lines: [], aside: [], totalItems: 0, totalPrice: 0 };
  for (const { id, quantity, price } of cart) {
    const item = items.get(id);
    if (!item?.inStock) {
      priced.aside.push(item ? { id, item } : { id });
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
