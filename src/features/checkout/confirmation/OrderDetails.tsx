import { useId } from 'react';
import { TotalsList } from '~/features/cart/TotalsList';
import { appointmentNote, deliveryKinds } from '~/features/delivery/by-appointment';
import type { ProductSummary } from '~/features/products/product-summary';
import { formatDate } from '~/i18n/format-date';
import { formatPersonName } from '~/contracts/person-name';
import type { OrderStatus } from '~/contracts/order-states';
import type { CheckoutWords } from '../checkout-words';
import { CopyButton } from './CopyButton';
import { methodOrders } from './method-orders';
import { nextSteps } from './next-steps';
import { money } from '../money';
import { SendReference } from './SendReference';
import { LineItems } from '../LineItems';
import type { PlacedOrder } from '~/features/orders/stored-orders';

interface Props {
  order: PlacedOrder;
  words: CheckoutWords;
  /** Products by id, with names in the language of the page. */
  products: ReadonlyMap<string, Pick<ProductSummary, 'name' | 'delivery'>>;
  /** The status from the shop, if known. */
  status: OrderStatus | undefined;
}

/** One order: seller, facts, how to pay, next steps, line items and totals. */
export function OrderDetails({ order, words, products, status }: Props) {
  const { texts, locale, seller } = words;
  const { submitted, orders } = texts;
  const { customer, reference, totals, instructions } = order;
  const method = methodOrders[order.method];
  const isCollected = customer.area === 'collect';
  const areaName = words.areas.find(([area]) => area === customer.area)?.[1];
  const place = [customer.address, customer.city, customer.country || areaName];
  const orderedTitle = useId();

  const lines = order.lines.map((line) => {
    const product = products.get(line.id);
    return {
      ...line,
      name: (order.locale !== locale && product?.name) || line.name,
      note: appointmentNote(product, customer.area),
    };
  });
  // Promises no way of delivery until the products are known.
  const kinds = deliveryKinds(products.size > 0 ? lines : []);
  const facts = [
    [submitted.reference, reference, reference],
    [submitted.date, formatDate(new Date(order.placedAt), locale)],
    [
      isCollected ? submitted.collectFrom : submitted.deliverTo,
      [
        formatPersonName(customer, locale),
        customer.phone,
        ...(isCollected
          ? [words.shop.address, ...words.shop.hours.map(({ days, times }) => `${days} ${times}`)]
          : [...(words.familyNameFirst ? place.toReversed() : place), customer.postalCode]),
      ]
        .filter(Boolean)
        .join('\n'),
    ],
    [submitted.paymentBy, method.fact(order, words, status)],
    ...(instructions.trim() ? [[submitted.instructions, instructions]] : []),
  ];

  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[1fr_24rem] print:grid-cols-[1fr_17rem] print:gap-x-6 print:text-xs">
      <div>
        {/* For print; on the screen, header and footer show the seller. */}
        <section aria-label={orders.seller} className="mb-6 hidden print:block">
          <p className="font-semibold">{`${seller.brand} · ${seller.company}`}</p>
          <address className="not-italic">
            {[seller.address, seller.phone, seller.email].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </section>
        <dl className="border-t border-line">
          {facts.map(([label = '', value = '', copied]) => (
            <div
              key={label}
              className="grid gap-x-4 border-b border-line py-2.5 sm:grid-cols-[10rem_1fr] print:py-1"
            >
              <dt className="text-soft">{label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">
                <span>{value}</span>
                {copied !== undefined && (
                  <CopyButton value={copied} name={label} texts={submitted} />
                )}
              </dd>
            </div>
          ))}
        </dl>
        {TAKES_ORDERS && <SendReference order={order} words={words} />}
        {method.instructions?.(order, words, status)}
        <h2 className="mt-10 text-2xl print:mt-5">{submitted.next}</h2>
        <ol className="mt-3 list-decimal space-y-2 ps-6">
          {nextSteps(order, kinds, method.next(order, words, status), words, status).map((step) => (
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
          <a
            className="button button-quiet"
            href={`${words.paths.contact}?subject=${reference}#message`}
          >
            {submitted.ask}
          </a>
        </p>
      </div>
      <section aria-labelledby={orderedTitle}>
        <h2 id={orderedTitle} className="text-2xl">
          {submitted.ordered}
        </h2>
        <LineItems lines={lines} texts={texts} money={money} />
        <TotalsList
          totals={totals}
          words={
            customer.area === 'abroad'
              ? { ...texts.summary, free: texts.summary.agreed }
              : texts.summary
          }
          money={money}
        />
        {words.online && status?.refunded !== undefined && (
          <p className="mt-3 flex flex-wrap justify-between gap-x-4">
            <span className="text-soft">{words.online.refunded}</span>
            <span className="figures">{`−${money(status.refunded)}`}</span>
          </p>
        )}
      </section>
    </div>
  );
}
