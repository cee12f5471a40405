import type { CheckoutWords } from '../checkout-words';

interface Props {
  words: Pick<CheckoutWords, 'texts' | 'bank'>;
}

/** The bank account and the note about the receipt (requirements §2 "Bank Transfer"). */
export function BankDetails({ words: { texts, bank } }: Props) {
  const { payment } = texts;
  const lines = [
    [payment.bankName, bank.name],
    [payment.accountNumber, bank.accountNumber],
    [payment.accountName, bank.accountName],
  ];
  return (
    <>
      <p className="text-soft">{payment.bankText}</p>
      <dl className="mt-3 max-w-lg border-t border-line">
        {lines.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2"
          >
            <dt className="text-soft">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-soft">{payment.bankNote}</p>
    </>
  );
}
