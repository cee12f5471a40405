import { useState } from 'react';
import type { ProductSummary } from '~/features/products/product-summary';
import { ProductCard } from '~/features/products/ProductCard';
import { fill } from '~/i18n/fill';
import { EAGER, gridColumns } from './grid';
import type { CatalogueWords } from './catalogue-words';

/** How many cards one step shows: rows fill at 2, 3 and 4 columns. */
const STEP = 24;

interface Props {
  items: readonly ProductSummary[];
  wishlist: readonly string[];
  words: CatalogueWords;
}

/** The products that passed the filters, a screenful at a time. */
export function Results({ items, wishlist, words }: Props) {
  const [shown, setShown] = useState(STEP);
  const left = items.length - shown;

  return (
    <>
      <ul className={gridColumns} role="list">
        {items.slice(0, shown).map((item, index) => (
          <li key={item.id} className="product-cell">
            <ProductCard
              item={item}
              words={words.card}
              wished={wishlist.includes(item.id)}
              eager={index < EAGER}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className="mt-12 text-center">
          <button
            type="button"
            className="button button-quiet"
            onClick={(event) => {
              // The focus goes on to the first of the new ones, not back to the top.
              const grid = event.currentTarget.closest('p')?.previousElementSibling;
              setShown(shown + STEP);
              requestAnimationFrame(() => {
                grid?.children[shown]?.querySelector<HTMLElement>('h3 a')?.focus();
              });
            }}
          >
            {fill(words.more, { count: left })}
          </button>
        </p>
      )}
    </>
  );
}
