import { useStore } from '@nanostores/react';
import { memo, useEffect, useRef } from 'react';
import { ProductCard as Card } from '~/features/products/card/ProductCard';
import type { ProductSummary } from '~/features/products/product-summary';
import { $compared } from '~/features/compare/compare-store';
import { $wishlist } from '~/features/wishlist/wishlist-store';
import { fill } from '~/i18n/fill';
import { EAGER_CARDS, gridColumns, PAGE_SIZE } from './page-size';
import type { ListWords } from './list-words';
import { useShown } from './use-shown';

const ProductCard = memo(Card);

interface Props {
  /** All results, or the first ones. */
  products: readonly ProductSummary[];
  total: number;
  /** Loads more of `products` before they are rendered. */
  loadMore?: (count: number) => Promise<void>;
  /** The view that produced these results. */
  view: object;
  /** Whether this is the first render of the view; it renders only cards in the viewport, for speed. */
  isFirst: boolean;
  words: ListWords;
}

/** The grid of matching products, which grows in steps. */
export function Results({ products, total, loadMore, view, isFirst, words }: Props) {
  const wishlist = useStore($wishlist);
  const compared = useStore($compared);
  const grid = useRef<HTMLUListElement>(null);
  const { shown, inWindow, showMore } = useShown(view, grid);
  const remaining = total - shown;
  const firstNew = useRef<number>(undefined);

  useEffect(() => {
    if (firstNew.current === undefined) return;
    grid.current?.children[firstNew.current]?.querySelector<HTMLElement>('h3 a')?.focus();
    firstNew.current = undefined;
  }, [shown]);

  return (
    <>
      <ul ref={grid} className={`grid gap-x-4 gap-y-10 sm:gap-x-6 ${gridColumns}`} role="list">
        {products.slice(0, isFirst ? inWindow : shown).map((product, index) => (
          <li key={product.id} className="product-cell">
            <ProductCard
              item={product}
              words={words.card}
              wished={wishlist.includes(product.id)}
              compared={compared.ids.includes(product.id)}
              eager={index < EAGER_CARDS}
            />
          </li>
        ))}
      </ul>
      {remaining > 0 && (
        <p className="mt-12 text-center">
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              void Promise.resolve(loadMore?.(shown + PAGE_SIZE)).then(() => {
                firstNew.current = shown;
                showMore();
              });
            }}
          >
            {fill(words.more, { count: remaining })}
          </button>
        </p>
      )}
    </>
  );
}
