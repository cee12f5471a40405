import { useEffect, useMemo, useState } from 'react';
import { ProductName } from '~/features/products/card/ProductName';
import { Thumbnail } from '~/features/products/card/Thumbnail';
import { crossSellsUrl, type CrossSells } from '~/features/products/cross-sell/cross-sells';
import { useProducts } from '~/features/products/product-list/use-products';
import type { CategoryId } from '~/features/products/product';
import type { ProductSummary } from '~/features/products/product-summary';
import { formatMoney } from '~/i18n/format';
import { fetchJson } from '~/lib/fetch-json';
import { once } from '~/lib/once';
import type { CartWords } from './cart-words';
import { cartCrossSells, MAX_SHOWN, shownCrossSells } from './cart-cross-sells';

interface Props {
  /** URL of the product list. */
  productListUrl: string;
  /** Category, id and family of each product in the cart: `guitars/12/12,drums/3/1`. */
  inCart: string;
  words: CartWords;
  onAdd: (item: ProductSummary) => void;
}

const load = once((category: CategoryId) => fetchJson<CrossSells>(crossSellsUrl(category)));

const partsOf = (inCart: string) =>
  inCart
    .split(',')
    .map((each) => each.split('/') as [category: CategoryId, id: string, family: string]);

/** At most three cross-sells of the products in the cart; none if they cannot be loaded. */
export function CrossSellBlock({ productListUrl, inCart, words, onAdd }: Props) {
  const { cart: texts, card } = words;
  const [crossSells, setCrossSells] = useState<CrossSells>({});
  // More than needed: some may have sold out since the build, or belong to one family.
  const ids = useMemo(() => {
    const own = partsOf(inCart).map(([, id]) => id);
    return cartCrossSells(crossSells, own).slice(0, 2 * MAX_SHOWN);
  }, [crossSells, inCart]);
  const products = useProducts(productListUrl, ids);

  useEffect(() => {
    Promise.all(partsOf(inCart).map(([category]) => load(category))).then(
      (loaded) => {
        setCrossSells((known) => Object.assign({}, known, ...loaded) as CrossSells);
      },
      () => undefined,
    );
  }, [inCart]);

  const items = products.state === 'ready' ? [...products.items.values()] : [];
  const shown = shownCrossSells(
    items,
    partsOf(inCart).map(([, , family]) => family),
  );
  if (shown.length === 0) return null;
  return (
    <section className="print:hidden" aria-labelledby="cross-sell-title">
      <h2 id="cross-sell-title" className="text-2xl">
        {words.crossSells}
      </h2>
      <ul className="mt-4 border-t border-line" role="list">
        {shown.map((item) => (
          <li
            key={item.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3"
          >
            <Thumbnail picture={item.picture} size={72} className="size-14 sm:size-18" />
            <p className="min-w-0 flex-1 wrap-anywhere">
              <a href={card.productPath + item.id} className="hover:underline">
                <ProductName name={item.name} />
              </a>
              <span className="figures block text-soft">
                {formatMoney(item.price, card.currency)}
              </span>
            </p>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                onAdd(item);
              }}
            >
              <span>{texts.add}</span>
              <span className="sr-only">{` ${item.name}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
