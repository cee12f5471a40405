import { fill } from '~/i18n/fill';
import type { CheckoutWords } from './checkout-words';

interface Props {
  lines: readonly {
    id: string;
    name: string;
    quantity: number;
    subtotal: number;
    /** Shown below the name. */
    note?: string | undefined;
  }[];
  texts: CheckoutWords['texts'];
  money: (amount: number) => string;
}

/** Name, quantity and subtotal of each line item (requirements §2 "Order Summary"). */
export function LineItems({ lines, texts: { summary }, money }: Props) {
  return (
    <ul className="mt-4 border-t border-ink" role="list">
      {lines.map(({ id, name, quantity, subtotal, note }) => (
        <li key={id} className="flex justify-between gap-5 border-b border-line py-3 print:py-1.5">
          <span>
            <span>{name}</span>
            <span className="block text-sm text-soft print:text-xs">
              {fill(summary.quantity, { count: quantity })}
            </span>
            {note !== undefined && <span className="block text-sm text-soft">{note}</span>}
          </span>
          <span className="figures">{money(subtotal)}</span>
        </li>
      ))}
    </ul>
  );
}
