import { PRICE_CEILING, PRICE_STEP, type Filter } from './filtering';
import { formatNumber } from '~/i18n/format';
import { RangeSlider } from '~/ui/RangeSlider';
import { PriceField } from './PriceField';
import type { CatalogueWords } from './catalogue-words';

type Price = Filter['price'];

interface Props {
  price: Price;
  words: CatalogueWords;
  onChange: (price: Price, how: 'push' | 'replace') => void;
}

/** Price range: a slider, and two number fields that any keyboard or screen reader can fill. */
export function PriceFacet({ price, words, onChange }: Props) {
  const [low, high] = price;
  const { filters, card } = words;
  const format = (value: number, end: 'low' | 'high') =>
    `${card.currency}${formatNumber(value)}${end === 'high' && value === PRICE_CEILING ? ` ${filters.above}` : ''}`;
  const push = (next: Price) => {
    onChange(next, 'push');
  };

  return (
    <fieldset>
      <legend className="font-semibold">{filters.price}</legend>
      <RangeSlider
        value={price}
        max={PRICE_CEILING}
        step={PRICE_STEP}
        labels={[filters.min, filters.max]}
        format={format}
        onChange={(next, done) => {
          onChange(next, done ? 'push' : 'replace');
        }}
      />
      <p className="figures flex justify-between text-sm">
        <span>{format(low, 'low')}</span>
        <span>{format(high, 'high')}</span>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <PriceField
          label={filters.min}
          value={low}
          none={0}
          onChange={(to) => {
            push([Math.min(to, high), high]);
          }}
        />
        <PriceField
          label={filters.max}
          value={high}
          none={PRICE_CEILING}
          onChange={(to) => {
            push([low, Math.max(to, low)]);
          }}
        />
      </div>
    </fieldset>
  );
}
