import type { ReactNode } from 'react';
import type { CheckoutWords } from '../checkout-words';
import { money } from '../money';

interface Props {
  words: Pick<CheckoutWords, 'texts' | 'bank'>;
  /** HK$: the total of an order. With it, the details can be copied. */
  amount?: number;
  /** Renders a button that copies a value. */
  copyButton?: (value: string, name: string) => ReactNode;
}

/** The bank account and the note about the receipt (requirements §2 "Bank Transfer"). */
export function BankDetails({ words: { texts, bank }, amount, copyButton }: Props) {
  const { payment } = texts;
  const lines = [
    ...(amount === undefined ? [] : [[texts.submitted.amount, money(amount), String(amount)]]),
    [payment.bankName, bank.name],
    [payment.accountNumber, bank.accountNumber, bank.accountNumber],
    [payment.accountName, bank.accountName],
  ];
  return (
    <>
      {amount === undefined && <p className="text-soft">{payment.bankText}</p>}
      <dl className="mt-3 max-w-lg border-t border-line">
        {lines.map(([label = '', value, copied]) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2"
          >
            <dt className="text-soft">{label}</dt>
            <dd className="figures">
              <span>{value}</span>
              {copied !== undefined && copyButton?.(copied, label)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-soft">{payment.bankNote}</p>
    </>
  );
}
