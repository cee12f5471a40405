import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { $cart } from '~/features/cart/cart-store';
import { useProducts } from '~/features/products/price-list/use-products';
import * as toasts from '~/features/toasts/toast-store';
import { fill } from '~/i18n/fill';
import { EmptyState } from '~/ui/EmptyState';
import { UndoNotice } from '~/ui/UndoNotice';
import { useRestoredFocus } from '~/ui/use-restored-focus';
import type { CheckoutWords } from '../checkout-words';
import { EarlierOrders } from './EarlierOrders';
import { OrderDetails } from './OrderDetails';
import * as store from '../orders/orders-store';
import type { PlacementNote } from '../orders/placement-note';
import type { Orders, PlacedOrder } from '../orders/stored-orders';

interface Props {
  words: CheckoutWords;
  /** URL of the price list, which has the products' names in the language of the page. */
  priceListUrl: string;
  /** Of an order that was placed right before. */
  note: PlacementNote | undefined;
}

/** The names of the products in orders, by id; empty until they have loaded. */
function useNames(priceListUrl: string, orders: Orders): ReadonlyMap<string, string> {
  const ids = useMemo(() => orders.flatMap(({ lines }) => lines.map(({ id }) => id)), [orders]);
  const products = useProducts(priceListUrl, ids);
  return new Map(
    products.state === 'ready' ? Array.from(products.items, ([id, { name }]) => [id, name]) : [],
  );
}

function toastOf(
  { repeated }: PlacementNote,
  { reference, payment }: PlacedOrder,
  { texts: { submitted, orders }, online }: CheckoutWords,
): { title: string; description: string } {
  if (payment && online) {
    const { title, text } = repeated
      ? online.alreadyPaid
      : { title: submitted.title, text: online.payment[payment.state].text };
    return { title, description: fill(text, { reference }) };
  }
  const [title, text] = repeated
    ? [orders.repeatedTitle, orders.repeatedText]
    : [submitted.title, submitted.toastText];
  return { title, description: fill(text, { reference }) };
}

/** The last orders of this device, the newest in full (requirements §2 "After submitting", both readings). */
export function Confirmation({ words, priceListUrl, note }: Props) {
  const { texts, paths, online } = words;
  const orders = useStore(store.$orders);
  const cart = useStore($cart);
  const names = useNames(priceListUrl, orders);
  const [printed, setPrinted] = useState<string>();
  const [removed, setRemoved] = useState<{ text: string; before: Orders }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const container = useRestoredFocus<HTMLDivElement>();
  const newest = orders[0];

  useEffect(() => {
    const placed = note && store.find(note.id);
    if (!placed) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
    toasts.show(toastOf(note, placed, words));
  }, [note, words]);

  const remove = (text: string, action: () => void) => {
    setRemoved({ text, before: orders });
    action();
  };
  const details = (order: PlacedOrder, level: 'h2' | 'h3'): ReactNode => (
    <OrderDetails
      order={order}
      words={words}
      names={names}
      heading={level}
      onPrint={() => {
        flushSync(() => {
          setPrinted(order.id);
        });
        print();
      }}
      onRemove={() => {
        remove(fill(texts.orders.removed, { reference: order.reference }), () => {
          store.remove(order.id);
        });
      }}
    />
  );

  return (
    <div ref={container} tabIndex={-1} className="shell pt-12 outline-none sm:pt-16">
      <UndoNotice
        text={removed?.text}
        label={texts.orders.undo}
        onUndo={() => {
          if (removed) store.replaceAll(removed.before);
          setRemoved(undefined);
        }}
      />
      <h1 ref={heading} tabIndex={-1} className="text-5xl outline-none sm:text-6xl">
        {newest ? texts.submitted.title : texts.orders.title}
      </h1>
      {newest ? (
        <>
          <p className="mt-3 max-w-xl text-lg text-soft">
            {(newest.payment && online?.payment[newest.payment.state].text) ?? texts.submitted.text}
          </p>
          {note?.cartChanged && <p className="mt-3 max-w-xl">{texts.orders.cartChanged}</p>}
          {/* Added meanwhile, or not available. */}
          {cart.length > 0 && (
            <p className="mt-3 max-w-xl print:hidden">
              {texts.orders.keptInCart}{' '}
              <a className="text-link whitespace-nowrap" href={paths.cart}>
                {texts.orders.viewCart}
              </a>
            </p>
          )}
          <div
            className={`mt-8 ${printed === undefined || printed === newest.id ? '' : 'print:hidden'}`}
          >
            {details(newest, 'h2')}
          </div>
          {orders.length > 1 && (
            <EarlierOrders
              orders={orders.slice(1)}
              words={words}
              printed={printed}
              details={(order) => details(order, 'h3')}
            />
          )}
          <div className="mt-12 border-t border-line pt-5 print:hidden">
            <p className="max-w-xl text-sm text-soft">
              {online?.onDevice ?? texts.orders.onDevice}
            </p>
            <p className="mt-4 flex flex-wrap gap-3">
              <a href={paths.instruments} className="button button-primary">
                {texts.submitted.continue}
              </a>
              {orders.length > 1 && (
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => {
                    remove(texts.orders.removedAll, () => {
                      store.replaceAll([]);
                    });
                  }}
                >
                  {texts.orders.removeAll}
                </button>
              )}
            </p>
          </div>
        </>
      ) : (
        <div className="mt-8">
          <EmptyState
            title={texts.orders.empty.title}
            text={texts.orders.empty.text}
            action={{ text: texts.empty.browse, href: paths.instruments }}
          />
        </div>
      )}
    </div>
  );
}
