import type Stripe from 'stripe';
import type { CheckoutState, Order, PaymentState } from '~/contracts/order';
import { orderReference } from '~/features/orders/order-reference';
import { pathPrefix, type Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { isObject } from '~/lib/json';
import { CURRENCY, cents } from './currency';
import { decodeOrder, type Metadata } from './order-metadata';

export type Session = Stripe.Checkout.Session;

/** Languages of the payment page. */
const stripeLocales = { zh: 'zh-HK', en: 'en' } as const satisfies Record<Locale, string>;

export const confirmationUrl = (site: string, locale: Locale, session: string): string =>
  `${site}${pathPrefix(locale)}/order/confirmation?session=${session}`;

/** The discount of an order at Stripe. */
export interface Discount {
  /** Id of a coupon. */
  coupon: string;
  /** When the payment page closes, in ms. */
  until?: number;
}

/**
 * Parameters of the session in which a shopper pays an order. Equal orders have equal parameters,
 * as Stripe requires for requests with the same idempotency key.
 * @param site origin to return to
 */
export function sessionParams(
  order: Order,
  metadata: Metadata,
  site: string,
  discount?: Discount,
): Stripe.Checkout.SessionCreateParams {
  const { id, locale, customer, lines, totals } = order;
  return {
    mode: 'payment',
    locale: stripeLocales[locale],
    client_reference_id: id,
    customer_email: customer.email,
    line_items: lines.map(({ name, price, quantity }) => ({
      quantity,
      price_data: { currency: CURRENCY, unit_amount: cents(price), product_data: { name } },
    })),
    ...(totals.shipping > 0 && {
      shipping_options: [
        {
          shipping_rate_data: {
            type: 'fixed_amount',
            display_name: translator(locale)('checkout.summary.shipping'),
            fixed_amount: { currency: CURRENCY, amount: cents(totals.shipping) },
          },
        },
      ],
    }),
    ...(discount && { discounts: [{ coupon: discount.coupon }] }),
    ...(discount?.until && { expires_at: Math.floor(discount.until / 1000) }),
    metadata: { ...metadata },
    payment_intent_data: { metadata: { order: id } },
    success_url: confirmationUrl(site, locale, '{CHECKOUT_SESSION_ID}'),
    cancel_url: `${site}${pathPrefix(locale)}/checkout?payment=open`,
  };
}

/** Failed payments of a method that takes days to confirm. */
const FAILED = new Set<unknown>(['canceled', 'requires_payment_method']);

/** Needs an expanded `payment_intent` to tell a failed payment from a pending one. */
function paymentState({ status, payment_status, payment_intent }: Session): PaymentState {
  if (payment_status !== 'unpaid') return 'paid';
  if (status !== 'complete') return status === 'expired' ? 'failed' : 'open';
  const hasFailed = isObject(payment_intent) && FAILED.has(payment_intent.status);
  return hasFailed ? 'failed' : 'pending';
}

/** The number of random letters in a reference: 887 million combinations a day. */
const LETTERS = 6;

/** Returns the reference of an order; repeated submissions on the same day get the same one. */
export const referenceOf = (id: string, placedAt: number): string =>
  orderReference(placedAt, Buffer.from(id, 'hex').subarray(0, LETTERS));

/** Returns the order of a session; undefined if another shop created the session, or its amount differs. */
export function orderOfSession(session: Session) {
  const order = decodeOrder(session.metadata);
  if (!order || session.currency !== CURRENCY) return undefined;
  if (session.amount_total !== cents(order.totals.total)) return undefined;
  const placedAt = session.created * 1000;
  return { order, placedAt, reference: referenceOf(order.id, placedAt) };
}

/** Returns the state of a session for the confirmation page; contains no customer details. */
export function stateOfSession(session: Session): CheckoutState | undefined {
  const found = orderOfSession(session);
  if (!found) return undefined;
  const { order, reference, placedAt } = found;
  return {
    id: order.id,
    state: paymentState(session),
    total: order.totals.total,
    reference,
    placedAt,
  };
}
