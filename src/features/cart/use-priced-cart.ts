import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { useProducts } from '~/features/products/product-list/use-products';
import { useHydrated } from '~/ui/use-hydrated';
import { $cart, setUnavailable } from './cart-store';
import { $terms } from './code-store';
import { correctItems, type Correction } from './corrections';
import { priceCart, type PricedCart } from './priced-cart';
import type { Shipping } from './totals';

type State =
  | { state: 'empty' }
  | { state: 'unknown' }
  | { state: 'loading' | 'failed'; retry: () => void }
  | { state: 'ready'; cart: PricedCart };

const NONE: readonly Correction[] = [];

/**
 * The cart at current prices, once the product list has loaded. An empty cart does not wait for it.
 * The state is `unknown` on the server and while hydrating: the cart is stored on the device.
 */
export function usePricedCart(
  productListUrl: string,
  shipping: Shipping,
  corrections = NONE,
): State {
  const hydrated = useHydrated();
  const cart = useStore($cart, { ssr: 'initial' });
  const terms = useStore($terms, { ssr: 'initial' });
  const ids = useMemo(() => cart.map(({ id }) => id), [cart]);
  const result = useProducts(productListUrl, ids);
  const items = result.state === 'ready' ? result.items : undefined;
  const byId = useMemo(() => items && correctItems(items, corrections), [items, corrections]);

  // Only a change of these ids changes the flags: two tabs with different product lists would undo each other's flags.
  const sold = byId && ids.filter((id) => byId.get(id)?.inStock).join('\n');
  useEffect(() => {
    if (sold !== undefined) setUnavailable((id) => sold.split('\n').includes(id));
  }, [sold]);

  const { retry } = result;
  if (!hydrated) return { state: 'unknown' };
  if (cart.length === 0) return { state: 'empty' };
  if (!byId) return { state: result.state === 'failed' ? 'failed' : 'loading', retry };
  return { state: 'ready', cart: priceCart(cart, byId, shipping, terms) };
}
