import { useState, type ReactNode } from 'react';
import { island } from '~/boot/island';
import { ListState } from '~/features/products/product-list/ListState';
import { SavedOrEmpty } from '~/features/products/product-list/SavedOrEmpty';
import * as wishlist from '~/features/wishlist/wishlist-store';
import { fill } from '~/i18n/fill';
import { formatMoney } from '~/i18n/format';
import { undoRemoval } from '~/lib/undo-removal';
import { EmptyState } from '~/ui/EmptyState';
import { TextButton } from '~/ui/TextButton';
import { UndoNotice } from '~/ui/UndoNotice';
import { useRestoredFocus } from '~/ui/use-restored-focus';
import { CrossSellBlock } from './CrossSellBlock';
import { CodeField } from './CodeField';
import { DeliveryNote } from './DeliveryNote';
import { UnavailableLines } from './UnavailableLines';
import { CartLineRow } from './CartLineRow';
import { $cart, acceptPrice, add, clear, remove, setQuantity } from './cart-store';
import { usePricedCart } from './use-priced-cart';
import type { CartWords } from './cart-words';
import { missingToFree, type Shipping } from './totals';
import { TotalsList } from './TotalsList';

interface Props {
  words: CartWords;
  /** URL of the product list. */
  productListUrl: string;
  shipping: Shipping;
  /** Answers to questions before paying, below the summary. */
  children: ReactNode;
}

function Cart({ words, productListUrl, shipping, children }: Props) {
  const result = usePricedCart(productListUrl, shipping);
  const [announcement, announce] = useState('');
  const [removed, setRemoved] = useState<{ text: string; undo: () => void }>();
  const container = useRestoredFocus<HTMLDivElement>();
  const { cart: texts, paths } = words;

  /** Removes lines and offers to undo it; `takeBack` undoes the other effects of the action. */
  const removeWithUndo = (text: string, action: () => void, takeBack?: () => void) => {
    const before = $cart.get();
    action();
    const left = $cart.get();
    const undo = () => {
      $cart.set(undoRemoval($cart.get(), before, left));
      takeBack?.();
    };
    setRemoved({ text, undo });
    announce('');
  };
  const removeLine = (id: string, name: string, text = texts.removed, takeBack?: () => void) => {
    removeWithUndo(fill(text, { name }), () => remove(id), takeBack);
  };
  const saveForLater = (id: string, name: string) => {
    const isNew = wishlist.keep(id);
    removeLine(id, name, texts.saved, () => {
      if (isNew) wishlist.removeAll([id]);
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
    if (result.state === 'unknown') return <SavedOrEmpty words={words.list} empty={empty} />;
    if (result.state !== 'ready') return <ListState {...result} words={words.list} />;
    const { lines, unavailable, totals } = result.cart;
    const money = (amount: number) => formatMoney(amount, words.card.currency);
    const missing = missingToFree(totals, shipping);
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
                  onSave={() => {
                    saveForLater(line.item.id, line.item.name);
                  }}
                  onRemove={() => {
                    removeLine(line.item.id, line.item.name);
                  }}
                />
              ))}
            </ul>
          )}
          {unavailable.length > 0 && (
            <UnavailableLines
              lines={unavailable}
              words={words}
              onSave={saveForLater}
              onRemove={removeLine}
            />
          )}
          <p className="mt-4 text-end print:hidden">
            <TextButton
              className="text-sm text-soft"
              onClick={() => {
                removeWithUndo(texts.cleared, clear);
              }}
            >
              {texts.clear}
            </TextButton>
          </p>
        </section>
        <div className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
          <section aria-labelledby="summary-title">
            <h2 id="summary-title" className="text-2xl">
              {texts.summary.title}
            </h2>
            <div className="mt-4 border-t border-ink pb-3.5">
              <TotalsList totals={totals} words={texts.summary} money={money} />
              {missing > 0 && (
                <p className="mt-3">{fill(texts.toFree, { amount: money(missing) })}</p>
              )}
              <DeliveryNote {...words.delivery} />
              {TAKES_ORDERS && words.code && lines.length > 0 && (
                <CodeField totals={totals} texts={words.code} money={money} />
              )}
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
          <div className="mt-6 text-sm text-soft print:hidden">{children}</div>
        </div>
        {lines.length > 0 && (
          <CrossSellBlock
            productListUrl={productListUrl}
            inCart={lines
              .map(({ item: { category, id, family = id } }) => `${category}/${id}/${family}`)
              .join()}
            words={words}
            onAdd={(item) => {
              add(item);
              announce(fill(texts.updated, { name: item.name, count: 1 }));
            }}
          />
        )}
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
          removed?.undo();
          setRemoved(undefined);
        }}
      />
      {content()}
    </div>
  );
}

/** The cart: line items, unavailable line items and the order summary (requirements §2 "Cart"). */
export const CartPage = island(Cart);
