import { Thumbnail } from '~/features/products/card/Thumbnail';
import type { ProductSummary } from '~/features/products/product-summary';
import { fill } from '~/i18n/fill';
import { formatMoney } from '~/i18n/format';
import { Icon } from '~/ui/Icon';
import { close } from '~/ui/icons';
import type { ComparisonRow } from './comparison';
import type { CompareWords } from './compare-words';

interface Props {
  products: readonly ProductSummary[];
  rows: readonly ComparisonRow[];
  words: CompareWords;
  onRemove: (product: ProductSummary) => void;
}

const cell = 'text-sm sm:text-base border-b border-line px-2 py-3 align-top wrap-anywhere sm:px-3';
const rowHeader = `${cell} sticky start-0 z-[1] bg-paper ps-0! text-start font-normal text-soft hyphens-auto print:static`;

/** On phones, more than two columns scroll sideways inside the table's frame; vertically, only the page scrolls. */
const WIDE = 'max-md:overflow-x-auto print:overflow-visible!';
/** On phones, two and a quarter columns fit beside the labels, unless the text is large. */
const widths = [
  '',
  '',
  'max-3xs:min-w-120',
  'max-sm:min-w-[max(26rem,133.3%-2.1rem)] sm:max-md:min-w-120',
  'max-sm:min-w-[max(34rem,177.8%-4.9rem)] sm:max-md:min-w-160',
];

/** Products as columns of equal width with sticky heads; specifications as rows. */
export function CompareTable({ products, rows, words, onRemove }: Props) {
  const { compare: texts, card } = words;
  const isWide = products.length > 2;
  return (
    <>
      {isWide && <p className="pb-2 text-sm text-soft sm:hidden print:hidden">{texts.swipe}</p>}
      <div
        className={`relative scroll-ps-25 sm:scroll-ps-48 ${isWide ? WIDE : 'max-3xs:overflow-x-auto'}`}
        {...(isWide && { role: 'group', 'aria-label': texts.scroll, tabIndex: 0 })}
      >
        <table
          className={`w-full table-fixed border-separate border-spacing-0 print:min-w-0 ${widths[products.length] ?? ''}`}
        >
          <caption className="sr-only">{fill(texts.caption, { count: products.length })}</caption>
          <colgroup>
            <col className="w-25 sm:w-48 print:w-28" />
            {products.map(({ id }) => (
              <col key={id} />
            ))}
          </colgroup>
          <thead
            className={`sticky top-16 z-[2] bg-paper max-3xs:static print:static ${isWide ? 'max-md:static' : ''}`}
          >
            <tr>
              <th scope="col" className={rowHeader.replace('border-b border-line', '')}>
                <span className="sr-only">{texts.specification}</span>
              </th>
              {products.map((product) => (
                <th
                  key={product.id}
                  scope="col"
                  className="relative px-2 pt-3 text-start align-top text-sm leading-snug font-normal sm:px-3 sm:text-base"
                >
                  <div className="gap-3 lg:flex">
                    <Thumbnail
                      picture={product.picture}
                      size={96}
                      className="size-14 shrink-0 sm:size-20"
                    />
                    <div className="lg:me-7">
                      <a
                        href={card.productPath + product.id}
                        className="line-clamp-2 hover:underline lg:line-clamp-4 print:line-clamp-none"
                      >
                        {product.name}
                      </a>
                    </div>
                  </div>
                  <button
                    type="button"
                    className="icon-button absolute end-0 top-0 text-soft print:hidden"
                    onClick={() => {
                      onRemove(product);
                    }}
                  >
                    <Icon path={close} size={18} />
                    <span className="sr-only">{`${texts.remove} ${product.name}`}</span>
                  </button>
                </th>
              ))}
            </tr>
            <tr>
              <th scope="row" className={`${rowHeader} border-ink!`}>
                {texts.price}
              </th>
              {products.map((product) => (
                <td key={product.id} className={`${cell} border-ink! py-1!`}>
                  <div className="flex flex-wrap items-center justify-between gap-x-4">
                    <p className="flex flex-wrap items-baseline gap-x-2 leading-snug">
                      {product.originalPrice !== undefined && (
                        <s className="figures text-sm text-soft">
                          <span className="sr-only">{`${card.was} `}</span>
                          <span>{formatMoney(product.originalPrice, card.currency)}</span>
                        </s>
                      )}
                      <span className="figures sm:text-lg">
                        {formatMoney(product.price, card.currency)}
                      </span>
                    </p>
                    {product.inStock ? (
                      <button
                        type="button"
                        className="text-link min-h-11 text-sm print:hidden"
                        data-add={product.id}
                        data-name={product.name}
                        data-price={product.price}
                      >
                        <span>{texts.addToCart}</span>
                        <span className="sr-only">{` ${product.name}`}</span>
                      </button>
                    ) : (
                      <span className="text-sm text-lacquer">{card.soldOut}</span>
                    )}
                  </div>
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, values, outcome }) => (
              <tr key={id} className="print:break-inside-avoid">
                <th scope="row" className={rowHeader}>
                  <span>{label}</span>
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
    </>
  );
}
