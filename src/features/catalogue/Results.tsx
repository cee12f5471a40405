import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { ProductCard as Card } from '~/features/products/ProductCard';
import type { ProductSummary } from '~/features/products/product-summary';
import { $compared } from '~/features/compare/compare-store';
import { $wishlist } from '~/features/wishlist/wishlist-store';
import { fill } from '~/i18n/fill';
import type { CatalogueWords } from './catalogue-words';
import { EAGER_CARDS, gridColumns } from './grid-layout';
import { useShown } from './use-shown';

const ProductCard = memo(Card);

interface Props {
  products: readonly ProductSummary[];
  /** The view that they are the results of. */
  view: object;
  /** Whether they have been painted. */
  isPainted: boolean;
  words: CatalogueWords;
}

/** The grid of matching products, which grows in steps. */
export function Results({ products, view, isPainted, words }: Props) {
  const wishlist = useStore($wishlist);
  const compared = useStore($compared);
  const [shown, showMore, rendered] = useShown(view, isPainted);
  const remaining = products.length - shown;

  return (
    <>
      <ul className={gridColumns} role="list">
        {products.slice(0, rendered).map((product, index) => (
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
            onClick={(event) => {
              // Moves the focus to the first new card.
              const grid = event.currentTarget.closest('p')?.previousElementSibling;
              showMore();
              requestAnimationFrame(() => {
                grid?.children[shown]?.querySelector<HTMLElement>('h3 a')?.focus();
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
