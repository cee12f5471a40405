import { useRef, useState } from 'react';
import * as cartStore from '~/features/cart/cart-store';
import { hasShrunk } from '~/features/cart/cart';
import type { PricedCart } from '~/features/cart/priced-cart';
import type { Shipping } from '~/features/cart/totals';
import { usePricedCart } from '~/features/cart/use-priced-cart';
import { ListState } from '~/features/products/ListState';
import * as toasts from '~/features/toasts/toast-store';
import { PageHeading } from '~/ui/PageHeading';
import { EmptyState } from '~/ui/EmptyState';
import { SavedOrEmpty } from '~/boot/SavedOrEmpty';
import { useRestoredFocus } from '~/ui/use-restored-focus';
import { CheckoutForm } from './CheckoutForm';
import { Confirmation } from './Confirmation';
import { forgetDraft } from './draft-storage';
import type { Gateway } from './gateway';
import { orderOf, type Draft, type Order } from './order';
import { closeOrderId } from './order-id';
import * as orders from './orders-store';
import { leaveNote, type PlacementNote } from './placement-note';
import { placeOrder } from './place-order';
import { useOrderId } from './use-order-id';
import type { CheckoutWords } from './checkout-words';

export interface CheckoutPageProps {
  words: CheckoutWords;
  /** URL of the price list. */
  priceListUrl: string;
  shipping: Shipping;
  /** Where orders are submitted. */
  gateway: Gateway;
}

/** The form with the order summary (spec §2 "Checkout", §4). An accepted order leads to its own page. */
export function CheckoutPage({ words, priceListUrl, shipping, gateway }: CheckoutPageProps) {
  const result = usePricedCart(priceListUrl, shipping);
  // The cart as it was submitted: changes in another tab do not change an order in progress.
  const [processed, setProcessed] = useState<PricedCart>();
  // Only if the order could not be stored, and its page would not know it.
  const [shownHere, setShownHere] = useState<PlacementNote>();
  // State is not updated before the second click of a double click is handled.
  const busy = useRef(false);
  const orderId = useOrderId(processed !== undefined);
  const container = useRestoredFocus<HTMLDivElement>();
  const { texts, paths, locale } = words;

  const submit = async (cart: PricedCart, draft: Draft, method: Order['method']) => {
    if (busy.current) return;
    busy.current = true;
    setProcessed(cart);
    try {
      const submitted = orderOf(orderId, draft, method, cart);
      const { order, repeated } = await placeOrder(submitted, {
        gateway,
        store: { find: orders.find, add: orders.add },
        locale,
      });
      closeOrderId(order.id);
      forgetDraft();
      const cartChanged = !repeated && hasShrunk(cartStore.$cart.get(), order.lines);
      if (!repeated) cartStore.removeOrdered(order.lines);
      const note = { id: order.id, repeated, cartChanged };
      if (orders.isStored(order.id)) {
        leaveNote(note);
        // Back must not lead to the form of an order that is placed.
        location.replace(paths.confirmation);
      } else setShownHere(note);
    } catch {
      busy.current = false;
      setProcessed(undefined);
      toasts.show({
        title: texts.failed.title,
        description: texts.failed.text,
        variant: 'destructive',
      });
    }
  };

  const content = () => {
    const { title, text, browse } = texts.empty;
    const empty = (
      <EmptyState title={title} text={text} action={{ text: browse, href: paths.instruments }} />
    );
    if (!processed) {
      if (result.state === 'unknown') {
        const pending = <ListState {...result} state="loading" words={words.list} />;
        return <SavedOrEmpty pending={pending} empty={empty} />;
      }
      if (result.state === 'empty') return empty;
      if (result.state !== 'ready') return <ListState {...result} words={words.list} />;
      if (result.cart.lines.length === 0) return empty;
    }
    const cart = processed ?? (result.state === 'ready' ? result.cart : undefined);
    return (
      cart && (
        <CheckoutForm
          cart={cart}
          words={words}
          processing={processed !== undefined}
          onSubmit={(draft, method) => void submit(cart, draft, method)}
        />
      )
    );
  };

  if (shownHere) return <Confirmation words={words} priceListUrl={priceListUrl} note={shownHere} />;
  return (
    <>
      <PageHeading title={texts.title} subtitle={texts.subtitle} />
      <div ref={container} tabIndex={-1} className="shell outline-none noscript:hidden">
        {content()}
      </div>
    </>
  );
}
