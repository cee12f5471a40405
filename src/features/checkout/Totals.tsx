import { formatNumber } from '~/i18n/format';
import { money } from './money';
import type { CheckoutWords } from './checkout-words';

interface Props {
  totalItems: number;
  /** HK$ */
  totalPrice: number;
  texts: CheckoutWords['texts'];
}

/** Item count, subtotal, shipping and total, of a cart or of an order. */
export function Totals({ totalItems, totalPrice, texts: { summary } }: Props) {
  const lines = [
    [summary.count, formatNumber(totalItems)],
    [summary.subtotal, money(totalPrice)],
    [summary.shipping, summary.free],
  ];
  return (
    <dl>
      {lines.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5">
          <dt className="text-soft">{label}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 pt-3.5">
        <dt className="font-semibold">{summary.total}</dt>
        <dd className="figures text-2xl">{money(totalPrice)}</dd>
      </div>
    </dl>
  );
}
