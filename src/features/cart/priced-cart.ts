import type { ProductSummary } from '~/features/products/product-summary';
import type { Cart } from './cart';
import type { CodeTerms } from '~/contracts/code';
import type { Totals } from '~/contracts/order';
import { totals, type Shipping } from './totals';

/** A cart line with the current name and price. */
export interface PricedLine {
  item: ProductSummary;
  quantity: number;
  /** HK$: price × quantity. */
  subtotal: number;
  /** HK$: the price when the product was added, if it has changed since. */
  priceBefore?: number | undefined;
}

/** A cart line that cannot be bought at the moment. Without `item`, the shop no longer sells it. */
export interface UnavailableLine {
  id: string;
  item?: ProductSummary;
}

export interface PricedCart {
  lines: PricedLine[];
  unavailable: UnavailableLine[];
  /** Of `lines`; unavailable lines do not count. */
  totals: Totals;
}

/** Joins the cart (ids and quantities) with the product list (everything else). */
export function priceCart(
  cart: Cart,
  items: ReadonlyMap<string, ProductSummary>,
  shipping: Shipping,
  terms?: CodeTerms,
): PricedCart {
  const lines: PricedLine[] = [];
  const unavailable: UnavailableLine[] = [];
  for (const { id, quantity, price } of cart) {
    const item = items.get(id);
    if (item?.inStock) {
      lines.push({
        item,
        quantity,
        subtotal: item.price * quantity,
        ...(price !== item.price && { priceBefore: price }),
      });
    } else {
      unavailable.push(item ? { id, item } : { id });
    }
  }
  return { lines, unavailable, totals: totals(lines, shipping, terms) };
}
