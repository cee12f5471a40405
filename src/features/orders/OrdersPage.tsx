import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { island } from '~/boot/island';
import { addAll } from '~/features/cart/cart-store';
import { SavedOrEmpty } from '~/features/products/product-list/SavedOrEmpty';
import * as toasts from '~/features/toasts/toast-store';
import { fill } from '~/i18n/fill';
import { undoRemoval } from '~/lib/undo-removal';
import { EmptyState } from '~/ui/EmptyState';
import { TextButton } from '~/ui/TextButton';
import { UndoNotice } from '~/ui/UndoNotice';
import { useHydrated } from '~/ui/use-hydrated';
import { useRestoredFocus } from '~/ui/use-restored-focus';
import * as store from './orders-store';
import { reachesShop } from './reaches-shop';
import { MAX_ORDERS } from '~/contracts/order-states';
import type { PlacedOrder } from './stored-orders';
import { useOrderedProducts } from './use-ordered-products';
import { OrderCard } from './OrderCard';
import { OrderLookup } from './OrderLookup';
import type { OrdersWords } from './orders-words';
import { useStates } from './use-states';

/** Deletes one order from the device, or all. Returns a function that restores them. */
function forgetOrder(id?: string): () => void {
  const before = store.current();
  const left = id === undefined ? [] : before.filter((order) => order.id !== id);
  store.$orders.set(left);
  return () => {
    store.$orders.set(undoRemoval(store.current(), before, left).slice(0, MAX_ORDERS));
  };
}

function OrderList({ words }: { words: OrdersWords }) {
  const { texts, paths } = words;
  const hydrated = useHydrated();
  const orders = useStore(store.$orders, { ssr: 'initial' });
  const { state, items, retry } = useOrderedProducts(words.productListUrl, orders);
  const { asked, failure, askAgain } = useStates(
    orders
      .filter(reachesShop)
      .map(({ id }) => id)
      .join(),
  );
  const [removed, setRemoved] = useState<{ text: string; undo: () => void }>();
  const container = useRestoredFocus<HTMLDivElement>();

  const forget = (text: string, id?: string) => {
    setRemoved({ text, undo: forgetOrder(id) });
  };

  const buyAgain = ({ reference, lines }: PlacedOrder) => {
    if (state !== 'ready') {
      retry();
      return;
    }
    const available = lines.filter(({ id }) => items.get(id)?.inStock);
    addAll(
      available.map(({ id, price, quantity }) => {
        return { id, price: items.get(id)?.price ?? price, quantity };
      }),
    );
    const names = lines
      .filter((line) => !available.includes(line))
      .map(({ id, name }) => items.get(id)?.name ?? name)
      .join(words.comma);
    const some = names === '' ? texts.added : texts.addedSome;
    toasts.show({
      title: texts.again,
      description: fill(available.length > 0 ? some : texts.addedNone, { reference, names }),
      ...(available.length > 0 && { action: { text: texts.cart, href: paths.cart } }),
    });
  };

  const content = () => {
    const action = { text: words.browse, href: paths.instruments };
    const empty = <EmptyState {...texts.empty} action={action} />;
    if (!hydrated) return <SavedOrEmpty words={words.list} empty={empty} />;
    if (orders.length === 0) return empty;
    const notices = [
      ...(failure ? [[texts[failure], texts.retry, askAgain] as const] : []),
      ...(state === 'failed' ? [[words.list.failed, words.list.retry, retry] as const] : []),
    ];
    return (
      <>
        <div role="status">
          {notices.map(([text, label, onRetry]) => (
            <p
              key={text}
              className="mb-6 flex flex-wrap items-center gap-x-4 border-s-4 border-ink bg-raised px-5 py-2"
            >
              <span>{text}</span>
              <TextButton onClick={onRetry}>{label}</TextButton>
            </p>
          ))}
        </div>
        <ul className="border-t border-ink" role="list">
          {orders.map((order) => (
            <OrderCard
              key={order.id}
              order={order}
              words={words}
              products={items}
              asked={asked}
              isLoading={state === 'loading'}
              actions={{
                buyAgain,
                forget: ({ id, reference }) => {
                  forget(fill(texts.forgotten, { reference }), id);
                },
              }}
            />
          ))}
        </ul>
        <p className="mt-6 max-w-xl text-sm text-soft">
          {fill(texts.onDevice, { count: MAX_ORDERS })}
        </p>
        {orders.length > 1 && (
          <TextButton
            className="mt-2 text-sm text-soft"
            onClick={() => {
              forget(texts.allForgotten);
            }}
          >
            {texts.forgetAll}
          </TextButton>
        )}
      </>
    );
  };

  return (
    <>
      <div ref={container} tabIndex={-1} className="outline-none">
        <UndoNotice
          text={removed?.text}
          label={texts.undo}
          onUndo={() => {
            removed?.undo();
            setRemoved(undefined);
          }}
        />
        {content()}
      </div>
      {TAKES_ORDERS && words.lookup && <OrderLookup words={words} texts={words.lookup} />}
    </>
  );
}

/** The orders of this device, newest first (requirements §2 "My orders"). */
export const OrdersPage = island(OrderList);
