import { useRef, useState } from 'react';
import * as cartStore from '~/features/cart/cart-store';
import type { PricedCart } from '~/features/cart/priced-cart';
import type { Shipping } from '~/features/cart/totals';
import { usePricedCart } from '~/features/cart/use-priced-cart';
import { ListState } from '~/features/products/ListState';
import * as toasts from '~/features/toasts/toast-store';
import { fill } from '~/i18n/fill';
import { PageHeading } from '~/ui/PageHeading';
import { EmptyState } from '~/ui/EmptyState';
import { SavedOrEmpty } from '~/boot/SavedOrEmpty';
import { useRestoredFocus } from '~/ui/use-restored-focus';
import { CheckoutForm } from './CheckoutForm';
import { Confirmation } from './Confirmation';
import { forgetDraft } from './draft-storage';
import type { Gateway, Receipt } from './gateway';
import { orderOf, type Draft, type Order } from './order';
import type { CheckoutWords } from './checkout-words';

export interface CheckoutPageProps {
  words: CheckoutWords;
  /** URL of the price list. */
  priceListUrl: string;
  shipping: Shipping;
  /** Where orders are submitted. */
  gateway: Gateway;
}

/** The form with the order summary, then the confirmation (spec §2 "Checkout", §4). */
export function CheckoutPage({ words, priceListUrl, shipping, gateway }: CheckoutPageProps) {
  const result = usePricedCart(priceListUrl, shipping);
  const [processing, setProcessing] = useState(false);
  const [done, setDone] = useState<{ order: Order; receipt: Receipt }>();
  // State is not updated before the second click of a double click is handled.
  const busy = useRef(false);
  const container = useRestoredFocus<HTMLDivElement>();
  const { texts, paths } = words;

  const submit = async (cart: PricedCart, draft: Draft, method: Order['method']) => {
    if (busy.current) return;
    busy.current = true;
    setProcessing(true);
    try {
      const order = orderOf(draft, method, cart);
      const receipt = await gateway.submit(order);
      setDone({ order, receipt });
      forgetDraft();
      for (const { id } of order.lines) cartStore.remove(id);
      toasts.show({
        title: texts.submitted.title,
        description: fill(texts.submitted.toastText, { reference: receipt.reference }),
      });
    } catch {
      toasts.show({
        title: texts.failed.title,
        description: texts.failed.text,
        variant: 'destructive',
      });
    } finally {
      busy.current = false;
      setProcessing(false);
    }
  };

  const content = () => {
    const { title, text, browse } = texts.empty;
    const empty = (
      <EmptyState title={title} text={text} action={{ text: browse, href: paths.instruments }} />
    );
    if (result.state === 'unknown') {
      const pending = <ListState {...result} state="loading" words={words.list} />;
      return <SavedOrEmpty pending={pending} empty={empty} />;
    }
    if (result.state === 'empty' || (result.state === 'ready' && result.cart.lines.length === 0)) {
      return empty;
    }
    if (result.state !== 'ready') return <ListState {...result} words={words.list} />;
    const { cart } = result;
    return (
      <CheckoutForm
        cart={cart}
        words={words}
        processing={processing}
        onSubmit={(draft, method) => void submit(cart, draft, method)}
      />
    );
  };

  if (done) return <Confirmation {...done} words={words} />;
  return (
    <>
      <PageHeading title={texts.title} subtitle={texts.subtitle} />
      <div ref={container} tabIndex={-1} className="shell outline-none noscript:hidden">
        {content()}
      </div>
    </>
  );
}
