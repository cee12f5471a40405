import { appointmentNote } from '~/features/delivery/by-appointment';
import type { ProductSummary } from '~/features/products/product-summary';
import { formatMoney } from '~/i18n/format';
import { formatDate } from '~/i18n/format-date';
import { fill } from '~/i18n/fill';
import { TextButton } from '~/ui/TextButton';
import type { PlacedOrder } from './stored-orders';
import { reachesShop } from './reaches-shop';
import { shownState, trackingAddress, type Asked } from './shown-state';
import type { OrdersWords } from './orders-words';

interface Props {
  order: PlacedOrder;
  words: OrdersWords;
  /** Products by id, with names in the language of the page; empty until they are loaded. */
  products: ReadonlyMap<string, ProductSummary>;
  asked: Asked;
  /** Whether the products are being loaded. */
  isLoading?: boolean;
  /** Absent: the order is not stored on this device. */
  actions?: Record<'buyAgain' | 'forget', (order: PlacedOrder) => void>;
}

/** One order of the list: date, items, total and state. */
export function OrderCard({ order, words, products, asked, isLoading, actions }: Props) {
  const { texts, locale, paths, currency } = words;
  const { id, reference, placedAt, lines, totals, customer } = order;
  const named = { reference };
  const isReal = reachesShop(order);
  const status = typeof asked === 'object' ? asked[id] : undefined;
  const isUnknown = typeof asked === 'object' && !status;
  const note = isReal ? isUnknown && texts.unknown : words.demo;
  const tracking = status?.tracking;
  const address = tracking === undefined ? undefined : trackingAddress(tracking);
  return (
    <li
      aria-label={reference}
      className="grid gap-x-10 gap-y-4 border-b border-line py-7 md:grid-cols-[1fr_auto]"
    >
      <div>
        <h2 className="figures font-text text-lg font-semibold">{reference}</h2>
        <p className="text-soft">{formatDate(new Date(placedAt), locale)}</p>
        <ul className="mt-3" role="list">
          {lines.map((line) => {
            const product = products.get(line.id);
            return (
              <li key={line.id} className="wrap-anywhere">
                <span>
                  {fill(texts.line, { name: product?.name ?? line.name, count: line.quantity })}
                </span>
                <span className="block text-sm text-soft">
                  {appointmentNote(product, customer.area)}
                </span>
              </li>
            );
          })}
        </ul>
        {customer.area === 'collect' && <p className="mt-3">{texts.collect}</p>}
        {note && <p className="mt-3 max-w-xl text-sm text-soft">{note}</p>}
        {tracking !== undefined && (
          <p className="mt-3">
            {address === undefined ? (
              fill(texts.trackingNumber, { number: tracking })
            ) : (
              <a className="text-link inline-flex min-h-11 items-center" href={address}>
                {texts.tracking}
              </a>
            )}
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-8 self-start md:flex-col md:items-end">
        <strong className="font-semibold">
          {texts.state[isReal ? shownState(order, asked) : 'demo']}
        </strong>
        <span>
          <span className="text-soft">{texts.total}</span>{' '}
          <span className="figures text-xl">{formatMoney(totals.total, currency)}</span>
        </span>
        {status?.refunded !== undefined && (
          <span>
            <span className="text-soft">{texts.refunded}</span>{' '}
            <span className="figures">{formatMoney(status.refunded, currency)}</span>
          </span>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 md:col-span-2">
        {actions && (
          <>
            <a
              className="button button-primary"
              href={`${paths.confirmation}#${encodeURIComponent(id)}`}
              aria-label={fill(texts.confirmationOf, named)}
            >
              {texts.confirmation}
            </a>
            <button
              type="button"
              className="button button-quiet"
              aria-label={fill(texts.againOf, named)}
              disabled={isLoading}
              onClick={() => {
                actions.buyAgain(order);
              }}
            >
              {texts.again}
            </button>
          </>
        )}
        <a
          className="text-link inline-flex min-h-11 min-w-11 items-center text-sm"
          href={`${paths.contact}?subject=${reference}#message`}
          aria-label={fill(texts.askOf, named)}
        >
          {texts.ask}
        </a>
        {actions && (
          <TextButton
            className="text-sm text-soft"
            label={fill(texts.forgetOf, named)}
            onClick={() => {
              actions.forget(order);
            }}
          >
            {texts.forget}
          </TextButton>
        )}
      </p>
    </li>
  );
}
