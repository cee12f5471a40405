import { useEffect, useRef } from 'react';
import { TotalsList } from '~/features/cart/TotalsList';
import { fill } from '~/i18n/fill';
import { formatDate, formatPersonName } from '~/i18n/format';
import { BankDetails } from './BankDetails';
import type { Receipt } from './gateway';
import { money } from './money';
import type { Order } from './order';
import { OrderLines } from './OrderLines';
import type { CheckoutWords } from './checkout-words';

interface Props {
  order: Order;
  receipt: Receipt;
  words: CheckoutWords;
}

/** The order and the next steps, with a print layout. */
export function Confirmation({ order, receipt, words }: Props) {
  const { texts, locale, paths } = words;
  const { submitted, payment } = texts;
  const { customer, lines, method, totals, instructions } = order;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);

  const facts = [
    [submitted.reference, receipt.reference],
    [submitted.date, formatDate(new Date(receipt.placedAt), locale)],
    [
      submitted.deliverTo,
      [
        formatPersonName(customer, locale),
        customer.phone,
        customer.address,
        customer.city,
        customer.postalCode,
      ]
        .filter(Boolean)
        .join('\n'),
    ],
    [submitted.paymentBy, payment[method]],
    ...(instructions.trim() ? [[submitted.instructions, instructions]] : []),
  ];
  const next = [
    fill(submitted.nextConfirm, { email: customer.email }),
    method === 'bank'
      ? fill(submitted.nextBank, { total: money(totals.total) })
      : submitted.nextCard,
    submitted.nextDispatch,
    submitted.nextReturns,
  ];

  return (
    <div className="shell grid gap-x-14 gap-y-12 pt-12 sm:pt-16 lg:grid-cols-[1fr_24rem]">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-5xl outline-none sm:text-6xl">
          {submitted.title}
        </h1>
        <p className="mt-3 max-w-xl text-lg text-soft">{submitted.text}</p>
        <dl className="mt-8 border-t border-line">
          {facts.map(([label, value]) => (
            <div
              key={label}
              className="grid gap-x-4 border-b border-line py-2.5 sm:grid-cols-[10rem_1fr]"
            >
              <dt className="text-soft">{label}</dt>
              <dd className="whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
        {method === 'bank' && (
          <div className="mt-8">
            <BankDetails words={words} />
          </div>
        )}
        <h2 className="mt-10 text-2xl">{submitted.next}</h2>
        <ol className="mt-3 list-decimal space-y-2 ps-6">
          {next.map((step) => (
            <li key={step} className="ps-1">
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-8 flex flex-wrap gap-3 print:hidden">
          <button
            type="button"
            className="button button-primary"
            onClick={() => {
              print();
            }}
          >
            {submitted.print}
          </button>
          <a href={paths.instruments} className="button button-quiet">
            {submitted.continue}
          </a>
        </p>
      </div>
      <section aria-labelledby="ordered-title">
        <h2 id="ordered-title" className="text-2xl">
          {submitted.ordered}
        </h2>
        <OrderLines lines={lines} texts={texts} />
        <TotalsList totals={totals} words={texts.summary} money={money} />
      </section>
    </div>
  );
}
