import Stripe from 'stripe';
import { refuse, unavailable, usedId } from '../http/answers';
import { stripeSettings } from '../http/environment';

/** ms, of one attempt. With one more attempt it stays below Netlify's limit of 10 s for a function. */
const TIMEOUT = 3000;

/** Undefined without a usable key. */
export function stripeClient(): Stripe | undefined {
  const settings = stripeSettings();
  if (!settings) {
    console.error('Payments are not configured: check STRIPE_SECRET_KEY and STRIPE_API_BASE.');
    return undefined;
  }
  return new Stripe(settings.key, {
    ...settings.address,
    timeout: TIMEOUT,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** The response to a request that Stripe did not accept. Logs no message of Stripe: it may quote a value. */
export function stripeRefusal(error: unknown): Response {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { type, statusCode = 'none', code = 'none', requestId = 'none' } = error;
  // 409 is another request with this key that is still in progress.
  if (type === 'StripeIdempotencyError' && statusCode === 400) return usedId();
  console.error(`Stripe: ${type}, status ${statusCode}, code ${code}, request ${requestId}`);
  if (statusCode === 402) return refuse(402, { error: 'declined' });
  if (statusCode === 404) return refuse(404, { error: 'unknown' });
  return unavailable();
}

// Up to three of these calls follow each other, so none is tried again: the browser asks anew.
const ONCE = { maxNetworkRetries: 0, timeout: 2500 };
const expand = ['payment_intent'];

export const retrieveSession = (stripe: Stripe, id: string) =>
  stripe.checkout.sessions.retrieve(id, { expand }, ONCE);

/** Makes an open session expire, unless it was paid or has expired in the meantime. */
export async function closedSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session> {
  try {
    return await stripe.checkout.sessions.expire(id, { expand }, ONCE);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return retrieveSession(stripe, id);
  }
}
