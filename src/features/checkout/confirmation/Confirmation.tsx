import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $cart } from '~/features/cart/cart-store';
import * as toasts from '~/features/toasts/toast-store';
import { fill } from '~/i18n/fill';
import { EmptyState } from '~/ui/EmptyState';
import type { CheckoutWords } from '../checkout-words';
import { useStates } from '~/features/orders/use-states';
import { introduction } from './next-steps';
import { OrderDetails } from './OrderDetails';
import * as store from '~/features/orders/orders-store';
import { reachesShop } from '~/features/orders/reaches-shop';
import type { PlacementNote } from '../placement-note';
import type { PlacedOrder } from '~/features/orders/stored-orders';
import { useOrderedProducts } from '~/features/orders/use-ordered-products';

interface Props {
  words: CheckoutWords;
  /** The note of an order that was placed just before. */
  note: PlacementNote | undefined;
}

function toastOf(
  { repeated }: PlacementNote,
  order: PlacedOrder,
  { texts: { submitted, orders }, online, demo }: CheckoutWords,
): { title: string; description: string } {
  const { reference, payment } = order;
  if (payment && online) {
    const { title, text } = repeated
      ? online.alreadyPaid
      : { title: submitted.title, text: online.payment[payment.state].text };
    return { title, description: fill(text, { reference }) };
  }
  const [title, text] = repeated
    ? [orders.repeatedTitle, orders.repeatedText]
    : [submitted.title, (!reachesShop(order) && demo?.toast) || submitted.toastText];
  return { title, description: fill(text, { reference }) };
}

/** Returns the order id in the URL's fragment, if there is one. */
function orderInAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * One order of this device (requirements §2 "After submitting", both readings): the order in the
 * URL's fragment, otherwise the newest.
 */
export function Confirmation({ words, note }: Props) {
  const { texts, paths, online } = words;
  const orders = useStore(store.$orders);
  const cart = useStore($cart);
  const { items } = useOrderedProducts(words.productListUrl, orders);
  const [chosen] = useState(orderInAddress);
  const heading = useRef<HTMLHeadingElement>(null);
  const newest = orders[0];
  const order = chosen === '' ? newest : orders.find(({ id }) => id === chosen);
  const isNewest = order !== undefined && order === newest;
  const { asked, failure } = useStates(order && reachesShop(order) ? order.id : '');
  const status = order && typeof asked === 'object' ? asked[order.id] : undefined;
  const intro = isNewest && introduction(order, words, status);
  const demo = order && words.demo?.[reachesShop(order) ? 'shop' : 'order'];

  useEffect(() => {
    const placed = note && store.find(note.id);
    if (!placed) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
    toasts.show(toastOf(note, placed, words));
  }, [note, words]);

  return (
    <div className="shell pt-12 sm:pt-16 print:pt-0">
      <h1 ref={heading} tabIndex={-1} className="text-5xl outline-none sm:text-6xl print:text-3xl">
        {isNewest ? texts.submitted.title : texts.orders.title}
      </h1>
      {order ? (
        <>
          {demo !== undefined && (
            <p className="mt-6 max-w-3xl border-s-4 border-ink bg-raised p-4 print:mt-3 print:py-0 print:text-xs">
              {demo}
            </p>
          )}
          {intro && (
            <p className="mt-3 max-w-xl text-lg text-soft print:mt-2 print:text-sm">{intro}</p>
          )}
          {note?.cartChanged && <p className="mt-3 max-w-xl">{texts.orders.cartChanged}</p>}
          {/* Items added since the submission, or not available. */}
          {isNewest && cart.length > 0 && (
            <p className="mt-3 max-w-xl print:hidden">
              <span>{texts.orders.keptInCart}</span>{' '}
              <a className="text-link whitespace-nowrap" href={paths.cart}>
                {texts.orders.viewCart}
              </a>
            </p>
          )}
          <div role="status">
            {failure && online && (
              <p className="mt-6 max-w-3xl border-s-4 border-ink bg-raised p-4">
                {online.stale[failure]}
              </p>
            )}
          </div>
          <div className="mt-8 print:mt-4">
            <OrderDetails order={order} words={words} products={items} status={status} />
          </div>
          <p className="mt-12 flex flex-wrap gap-3 border-t border-line pt-8 print:hidden">
            <a href={paths.instruments} className="button button-primary">
              {texts.submitted.continue}
            </a>
            <a href={paths.orders} className="button button-quiet">
              {words.allOrders}
            </a>
          </p>
        </>
      ) : (
        <div className="mt-8">
          <EmptyState
            {...texts.orders.empty}
            action={{ text: texts.empty.browse, href: paths.instruments }}
          />
        </div>
      )}
    </div>
  );
}
