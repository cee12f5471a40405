import { fill } from '~/i18n/fill';
import { formatMoney } from '~/i18n/format';
import type { PriceWords } from './card-words';

interface Props {
  /** In whole HK$. */
  price: number;
  originalPrice?: number | undefined;
  words: PriceWords;
  size?: 'card' | 'page';
}

/** A price; if reduced, also the original price and the saving (requirements §2 "Product card"). */
export function Price({ price, originalPrice, words, size = 'card' }: Props) {
  const { currency, save, was } = words;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
      {originalPrice !== undefined && (
        <s className={`figures text-soft ${size === 'page' ? 'text-lg' : 'text-sm'}`}>
          <span className="sr-only">{`${was} `}</span>
          <span>{formatMoney(originalPrice, currency)}</span>
        </s>
      )}
      <span
        className={`figures ${size === 'page' ? 'text-3xl' : 'text-base sm:text-lg'} ${originalPrice === undefined ? '' : 'text-lacquer'}`}
      >
        {formatMoney(price, currency)}
      </span>
      {originalPrice !== undefined && (
        <span className={`text-lacquer ${size === 'page' ? 'text-base' : 'text-sm'}`}>
          {fill(save, { amount: formatMoney(originalPrice - price, currency) })}
        </span>
      )}
    </div>
  );
}
