import { useStore } from '@nanostores/react';
import { $cart } from '~/features/cart/cart-store';
import type { CheckoutWords } from '../checkout-words';

/** Points out what is in the cart after an order: added meanwhile, or not available. */
export function KeptInCart({ words: { texts, paths } }: { words: CheckoutWords }) {
  const cart = useStore($cart, { ssr: 'initial' });
  if (cart.length === 0) return null;
  return (
    <p className="mt-3 max-w-xl print:hidden">
      {texts.orders.keptInCart}{' '}
      <a className="text-link whitespace-nowrap" href={paths.cart}>
        {texts.orders.viewCart}
      </a>
    </p>
  );
}
