import { fill } from '~/i18n/fill';
import { formatNumber } from '~/i18n/format';
import type { Totals } from '~/contracts/order';

interface Props {
  totals: Totals;
  words: Record<'count' | 'subtotal' | 'discount' | 'shipping' | 'free' | 'total', string>;
  /** Formats HK$: the currency prefix differs between cart and checkout (requirements §9 "Currency"). */
  money: (amount: number) => string;
}

/** Item count, subtotal, discount, shipping and total, of a cart or of an order. */
export function TotalsList({ totals, words, money }: Props) {
  const { itemCount, subtotal, discount, code = '', shipping, total } = totals;
  const lines = [
    [words.count, formatNumber(itemCount)],
    [words.subtotal, money(subtotal)],
    ...(discount ? [[fill(words.discount, { code }), `−${money(discount)}`]] : []),
    [words.shipping, shipping === 0 ? words.free : money(shipping)],
  ];
  return (
    <dl>
      {lines.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 print:py-1"
        >
          <dt className="text-soft">{label}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-3.5">
        <dt className="font-semibold">{words.total}</dt>
        <dd className="figures text-2xl">{money(total)}</dd>
      </div>
    </dl>
  );
}
