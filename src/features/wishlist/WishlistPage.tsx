import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { island } from '~/boot/island';
import { GoneProducts } from '~/features/products/product-list/GoneProducts';
import { ListState, type ListStateWords } from '~/features/products/product-list/ListState';
import { SavedOrEmpty } from '~/features/products/product-list/SavedOrEmpty';
import type { CardWords } from '~/features/products/card/card-words';
import { ProductCard } from '~/features/products/card/ProductCard';
import { useProducts } from '~/features/products/product-list/use-products';
import { fill } from '~/i18n/fill';
import type messages from '~/i18n/dictionaries/zh/messages.json';
import { undoRemoval } from '~/lib/undo-removal';
import { EmptyState } from '~/ui/EmptyState';
import { UndoNotice } from '~/ui/UndoNotice';
import { useHydrated } from '~/ui/use-hydrated';
import { useRestoredFocus } from '~/ui/use-restored-focus';
import { $compared } from '~/features/compare/compare-store';
import { $wishlist, removeAll } from './wishlist-store';

interface Props {
  texts: (typeof messages)['wishlist'];
  card: CardWords;
  list: ListStateWords;
  /** URL of the catalogue. */
  instruments: string;
  /** URL of the product list. */
  productListUrl: string;
}

/** Puts a removed product back, beside its former neighbours. */
function putBack(id: string, before: readonly string[]): void {
  const itemsOf = (ids: readonly string[]) => ids.map((id) => ({ id }));
  const left = before.filter((each) => each !== id);
  const items = undoRemoval(itemsOf($wishlist.get()), itemsOf(before), itemsOf(left));
  $wishlist.set(items.map(({ id }) => id));
}

function Wishlist({ texts, card, list, instruments, productListUrl }: Props) {
  const hydrated = useHydrated();
  const ids = useStore($wishlist, { ssr: 'initial' });
  const compared = useStore($compared, { ssr: 'initial' });
  const result = useProducts(productListUrl, ids);
  const gone = result.state === 'ready' ? ids.filter((id) => !result.items.has(id)) : [];
  const [removed, setRemoved] = useState<{ text: string; undo: () => void }>();
  const container = useRestoredFocus<HTMLDivElement>();

  const content = () => {
    const action = { text: texts.browse, href: instruments };
    const empty = <EmptyState title={texts.empty} text={texts.emptyText} action={action} />;
    if (!hydrated) return <SavedOrEmpty words={list} empty={empty} />;
    if (ids.length === 0) return empty;
    if (result.state !== 'ready') return <ListState {...result} words={list} />;

    const items = ids.toReversed().flatMap((id) => result.items.get(id) ?? []);
    return (
      <>
        <GoneProducts
          ids={gone}
          words={texts}
          productPath={card.productPath}
          onRemove={() => {
            removeAll(gone);
          }}
        />
        {items.length > 0 && (
          <>
            <h2 className="sr-only">{texts.items}</h2>
            <ul
              className="grid grid-cols-2 max-3xs:grid-cols-1 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4"
              role="list"
            >
              {items.map((item) => (
                // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- a click on the heart
                <li
                  key={item.id}
                  onClick={({ target }) => {
                    // The script of the page removes the product (layouts/page-script.ts).
                    if (!(target instanceof Element && target.closest('[data-wish]'))) return;
                    const { id, name } = item;
                    setRemoved({
                      text: fill(texts.removed, { name }),
                      undo: () => putBack(id, ids),
                    });
                  }}
                >
                  <ProductCard
                    item={item}
                    words={card}
                    wished
                    compared={compared.ids.includes(item.id)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </>
    );
  };

  return (
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
  );
}

/** The products saved on this device, newest first. */
export const WishlistPage = island(Wishlist);
