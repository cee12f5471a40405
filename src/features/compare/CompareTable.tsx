import { Price } from '~/features/products/card/Price';
import { ProductName } from '~/features/products/card/ProductName';
import type { ProductSummary } from '~/features/products/product-summary';
import { fill } from '~/i18n/fill';
import type { ComparisonRow } from './comparison';
import type { CompareWords } from './compare-words';

interface Props {
  products: readonly ProductSummary[];
  rows: readonly ComparisonRow[];
  words: CompareWords;
  onRemove: (product: ProductSummary) => void;
}

const cell = 'border-b border-line px-3 py-3 align-top';
const rowHeader = `${cell} sticky start-0 z-[1] w-28 min-w-28 bg-paper ps-0 text-start font-normal text-soft sm:w-48 sm:min-w-48 print:static print:w-28 print:min-w-28`;

/** Products as columns, specifications as rows; scrolls horizontally if it does not fit. */
export function CompareTable({ products, rows, words, onRemove }: Props) {
  const { compare: texts, card } = words;
  return (
    <div
      className="relative overflow-x-auto print:overflow-visible"
      role="group"
      aria-label={texts.scroll}
      tabIndex={0}
    >
      <table className="w-full border-collapse">
        <caption className="sr-only">{fill(texts.caption, { count: products.length })}</caption>
        <thead>
          <tr>
            <th scope="col" className={rowHeader}>
              <span className="sr-only">{texts.specification}</span>
            </th>
            {products.map((product) => (
              <th
                key={product.id}
                scope="col"
                className={`${cell} min-w-44 text-start font-normal print:min-w-0`}
              >
                <img
                  src={product.picture.src}
                  srcSet={product.picture.srcset}
                  sizes="12rem"
                  width={192}
                  height={192}
                  alt=""
                  className="aspect-square w-full max-w-48 object-contain"
                />
                <a href={card.productPath + product.id} className="mt-2 block hover:underline">
                  <ProductName name={product.name} />
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={rowHeader}>
              {texts.price}
            </th>
            {products.map(({ id, price, originalPrice }) => (
              <td key={id} className={cell}>
                <Price price={price} originalPrice={originalPrice} words={card} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={rowHeader}>
              {texts.stock}
            </th>
            {products.map((product) => (
              <td key={product.id} className={cell}>
                {product.inStock ? words.inStock : card.soldOut}
                <div className="mt-2 flex flex-wrap gap-x-4 print:hidden">
                  {product.inStock && (
                    <button
                      type="button"
                      className="text-link min-h-11 text-sm"
                      data-add={product.id}
                      data-name={product.name}
                      data-price={product.price}
                    >
                      {texts.addToCart}
                      <span className="sr-only">{` ${product.name}`}</span>
                    </button>
                  )}
                  <button
                    type="button"
                    className="text-link min-h-11 text-sm text-soft"
                    onClick={() => {
                      onRemove(product);
                    }}
                  >
                    {texts.remove}
                    <span className="sr-only">{` ${product.name}`}</span>
                  </button>
                </div>
              </td>
            ))}
          </tr>
          {rows.map(({ label, values, outcome }) => (
            <tr key={label}>
              <th scope="row" className={rowHeader}>
                {label}
                {outcome === 'differs' && (
                  <span className="text-lacquer">
                    <span aria-hidden="true"> ≠</span>
                    <span className="sr-only">{` ${texts.differs}`}</span>
                  </span>
                )}
              </th>
              {products.map(({ id }, index) => (
                <td
                  key={id}
                  className={`${cell} ${outcome === 'same' && products.length > 1 ? 'text-soft' : ''}`}
                >
                  {values[index] ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">{texts.none}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
