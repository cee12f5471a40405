import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ProductCard } from '~/features/products/ProductCard';
import type { ProductSummary } from '~/features/products/product-summary';
import { $compared } from '~/features/compare/compare-store';
import { $wishlist } from '~/features/wishlist/wishlist-store';
import { fill } from '~/i18n/fill';
import type { CatalogueWords } from './catalogue-words';
import { EAGER_CARDS, gridColumns } from './grid-layout';

/** Cards added at a time; fills the last row at 2, 3 and 4 columns. */
const STEP = 24;

interface Props {
  products: readonly ProductSummary[];
  words: CatalogueWords;
}

/** The grid of matching products, which grows in steps. */
export function Results({ products, words }: Props) {
  const wishlist = useStore($wishlist);
  const compared = useStore($compared);
  const [shown, setShown] = useState(STEP);
  const remaining = products.length - shown;

  return (
    <>
      <ul className={gridColumns} role="list">
        {products.slice(0, shown).map((product, index) => (
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
              setShown(shown + STEP);
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
