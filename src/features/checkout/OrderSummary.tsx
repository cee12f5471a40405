import type { ReactNode } from 'react';
import type { PricedCart } from '~/features/cart/priced-cart';
import type { CheckoutWords } from './checkout-words';
import { OrderLines } from './OrderLines';
import { Totals } from './Totals';

interface Props {
  cart: PricedCart;
  texts: CheckoutWords['texts'];
  children: ReactNode;
}

/** What is about to be ordered, with '$' as everywhere at checkout (spec §9). */
export function OrderSummary({ cart, texts, children }: Props) {
  return (
    <section className="lg:sticky lg:top-24 lg:self-start" aria-labelledby="order-title">
      <h2 id="order-title" className="text-2xl">
        {texts.summary.title}
      </h2>
      <OrderLines
        lines={cart.lines.map(({ item, ...line }) => ({ ...item, ...line }))}
        texts={texts}
      />
      <Totals {...cart} texts={texts} />
      {children}
    </section>
  );
}
