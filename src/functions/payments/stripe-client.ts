import Stripe from 'stripe';
import { CURRENCY, cents } from './currency';
import { invalid, Refused, unavailable, unknown, usedId } from '../http/answers';
import { stripeSettings } from '../http/environment';

/** ms per attempt. With one retry, the sum stays below Netlify's limit of 10 s for a function. */
const TIMEOUT = 3000;

/** @throws an Error without a usable key */
export function stripeClient(): Stripe {
  const { key, address } = stripeSettings();
  return new Stripe(key, { ...address, timeout: TIMEOUT, maxNetworkRetries: 1, telemetry: false });
}

/** Whether a response of Stripe is that to the first request with an idempotency key, which it repeats for a day. */
export const isReplayed = (headers: Readonly<Record<string, string>> | undefined): boolean =>
  headers?.['idempotent-replayed'] === 'true';

/**
 * Maps an error of Stripe to a refusal for the shopper; other errors are returned unchanged.
 * Stripe's messages are not logged: they may quote values.
 */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  // While another request with this key is in progress, Stripe answers 409, which is another error.
  if (error instanceof Stripe.errors.StripeIdempotencyError) return usedId();
  const { type, statusCode, code, param, requestId, headers } = error;
  console.error(`Stripe: ${JSON.stringify({ type, statusCode, code, requestId })}`);
  // Failures are repeated, too. This id has no payment page: a new id cannot be paid twice.
  if (isReplayed(headers)) return usedId();
  // Its rules may be stricter than those of the form.
  if (param === 'customer_email') return invalid('customer.email: is refused by Stripe');
  if (statusCode === 402) return new Refused(402, { error: 'declined' });
  return statusCode === 404 ? unknown() : unavailable();
}

// Up to three of these calls run in sequence, so the function does not retry: the browser does.
const ONCE = { maxNetworkRetries: 0, timeout: 2500 };

/**
 * Creates the coupon of an order's discount, which the payment page shows under the code. Repeated calls return the
 * same one.
 * @param amount in HK$
 */
export async function createCoupon(
  stripe: Stripe,
  { id, name, amount }: { id: string; name: string; amount: number },
): Promise<string> {
  const params = {
    name,
    amount_off: cents(amount),
    currency: CURRENCY,
    duration: 'once',
    max_redemptions: 1,
  } as const;
  const coupon = await stripe.coupons.create(params, { ...ONCE, idempotencyKey: `${id}-code` });
  return coupon.id;
}

export const retrieveSession = (stripe: Stripe, id: string) =>
  stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }, ONCE);

/** Makes an open session expire, unless it was paid or has already expired. */
export async function closedSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session> {
  try {
    return await stripe.checkout.sessions.expire(id, {}, ONCE);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return retrieveSession(stripe, id);
  }
}
