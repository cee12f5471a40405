import { useStore } from '@nanostores/react';
import { island } from '~/boot/island';
import { GoneProducts } from '~/features/products/product-list/GoneProducts';
import { ListState, type ListStateWords } from '~/features/products/product-list/ListState';
import { SavedOrEmpty } from '~/features/products/product-list/SavedOrEmpty';
import type { CardWords } from '~/features/products/card/card-words';
import { ProductCard } from '~/features/products/card/ProductCard';
import { useProducts } from '~/features/products/product-list/use-products';
import type messages from '~/i18n/dictionaries/zh/messages.json';
import { EmptyState } from '~/ui/EmptyState';
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

function Wishlist({ texts, card, list, instruments, productListUrl }: Props) {
  const hydrated = useHydrated();
  const ids = useStore($wishlist, { ssr: 'initial' });
  const compared = useStore($compared, { ssr: 'initial' });
  const result = useProducts(productListUrl, ids);
  const gone = result.state === 'ready' ? ids.filter((id) => !result.items.has(id)) : [];
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
                <li key={item.id}>
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
      {content()}
    </div>
  );
}

/** The products saved on this device, newest first. */
export const WishlistPage = island(Wishlist);
