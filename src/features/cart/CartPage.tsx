import { useState } from 'react';
import { ListState } from '~/features/products/price-list/ListState';
import { fill } from '~/i18n/fill';
import { formatMoney } from '~/i18n/format';
import { EmptyState } from '~/ui/EmptyState';
import { UndoNotice } from '~/ui/UndoNotice';
import { SavedOrEmpty } from '~/ui/SavedOrEmpty';
import { useRestoredFocus } from '~/ui/use-restored-focus';
import { DeliveryNote } from './DeliveryNote';
import { UnavailableLines } from './UnavailableLines';
import { CartLineRow } from './CartLineRow';
import type { Cart } from './cart';
import { $cart, acceptPrice, clear, remove, restore, setQuantity } from './cart-store';
import { usePricedCart } from './use-priced-cart';
import type { CartWords } from './cart-words';
import type { Shipping } from './totals';
import { TotalsList } from './TotalsList';

interface Props {
  words: CartWords;
  /** URL of the price list. */
  priceListUrl: string;
  shipping: Shipping;
}

/** The cart: line items, unavailable line items and the order summary (requirements §2 "Cart"). */
export function CartPage({ words, priceListUrl, shipping }: Props) {
  const result = usePricedCart(priceListUrl, shipping);
  const [announcement, announce] = useState('');
  const [removed, setRemoved] = useState<{ text: string; before: Cart }>();
  const container = useRestoredFocus<HTMLDivElement>();
  const { cart: texts, paths } = words;

  const removeWithUndo = (text: string, action: () => void) => {
    setRemoved({ text, before: $cart.get() });
    announce('');
    action();
  };
  const removeLine = (id: string, name: string) => {
    removeWithUndo(fill(texts.removed, { name }), () => {
      remove(id);
    });
  };

  const content = () => {
    const action = { text: texts.continue, href: paths.instruments };
    const empty = (
      <EmptyState
        title={texts.empty}
        text={texts.emptyText}
        action={action}
        more={words.allOrders}
      />
    );
    if (result.state === 'empty') return empty;
    if (result.state === 'unknown') {
      const pending = <ListState {...result} state="loading" words={words.list} />;
      return <SavedOrEmpty pending={pending} empty={empty} />;
    }
    if (result.state !== 'ready') return <ListState {...result} words={words.list} />;
    const { lines, unavailable, totals } = result.cart;
    return (
      <div className="grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[1fr_22rem]">
        <section aria-labelledby="lines-title">
          <h2 id="lines-title" className="sr-only">
            {texts.items}
          </h2>
          {lines.length > 0 && (
            <ul className="border-t border-ink" role="list">
              {lines.map((line) => (
                <CartLineRow
                  key={line.item.id}
                  line={line}
                  words={words}
                  onQuantity={(quantity) => {
                    if (quantity === 0) {
                      removeLine(line.item.id, line.item.name);
                      return;
                    }
                    setQuantity(line.item.id, quantity);
                    announce(fill(texts.updated, { name: line.item.name, count: quantity }));
                  }}
                  onAcceptPrice={() => {
                    acceptPrice(line.item);
                  }}
                  onRemove={() => {
                    removeLine(line.item.id, line.item.name);
                  }}
                />
              ))}
            </ul>
          )}
          {unavailable.length > 0 && (
            <UnavailableLines lines={unavailable} words={words} onRemove={removeLine} />
          )}
          <p className="mt-4 text-end print:hidden">
            <button
              type="button"
              className="text-link min-h-11 text-sm text-soft"
              onClick={() => {
                removeWithUndo(texts.cleared, clear);
              }}
            >
              {texts.clear}
            </button>
          </p>
        </section>
        <section className="lg:sticky lg:top-24 lg:self-start" aria-labelledby="summary-title">
          <h2 id="summary-title" className="text-2xl">
            {texts.summary.title}
          </h2>
          <div className="mt-4 border-t border-ink pb-3.5">
            <TotalsList
              totals={totals}
              words={texts.summary}
              money={(amount) => formatMoney(amount, words.card.currency)}
            />
            <DeliveryNote {...words.delivery} />
          </div>
          <div className="mt-6 grid gap-3 print:hidden">
            {lines.length > 0 && (
              <a href={paths.checkout} className="button button-primary">
                {texts.checkout}
              </a>
            )}
            <a href={paths.instruments} className="button button-quiet">
              {texts.continue}
            </a>
          </div>
        </section>
      </div>
    );
  };

  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <UndoNotice
        text={removed?.text}
        label={texts.undo}
        onUndo={() => {
          if (removed) restore(removed.before);
          setRemoved(undefined);
        }}
      />
      {content()}
    </div>
  );
}
