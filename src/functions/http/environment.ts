/** The settings of the functions (docs/orders.md). Read on each request. */
const setting = (name: string): string | undefined => {
  const value = process.env[name]?.trim();
  return value === '' ? undefined : value;
};

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function isOrigin(address: string | undefined): address is string {
  const url = URL.parse(address ?? '');
  if (!url) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
}

/**
 * The origin of the site, from the settings of the deploy and never from a request: prices are read from
 * it, and shoppers return to it. Undefined if it is not known.
 */
export function siteOrigin(): string | undefined {
  const isPreview = (setting('CONTEXT') ?? 'production') !== 'production';
  const address =
    setting('SITE_URL') ?? (isPreview ? setting('DEPLOY_PRIME_URL') : undefined) ?? setting('URL');
  return isOrigin(address) ? new URL(address).origin : undefined;
}

export interface StripeSettings {
  key: string;
  /** A stand-in on this machine. */
  address?: { host: string; port: string; protocol: 'http' };
}

/**
 * STRIPE_API_BASE replaces Stripe by a stand-in, for a test key and an address on this machine only: a live
 * key goes to nobody but Stripe.
 */
export function stripeSettings(): StripeSettings | undefined {
  const key = setting('STRIPE_SECRET_KEY');
  if (!key) return undefined;
  const base = setting('STRIPE_API_BASE');
  if (!base) return { key };
  const url = URL.parse(base);
  if (url?.protocol !== 'http:' || !LOOPBACK.has(url.hostname) || !key.startsWith('sk_test_')) {
    return undefined;
  }
  return { key, address: { host: url.hostname, port: url.port, protocol: 'http' } };
}

export const webhookSecret = (): string | undefined => setting('STRIPE_WEBHOOK_SECRET');

export interface OrdersSettings {
  url: string;
  token: string;
}

/** The CMS that takes orders. */
export function ordersSettings(): OrdersSettings | undefined {
  const url = setting('ORDERS_URL');
  const token = setting('ORDERS_TOKEN');
  return isOrigin(url) && token ? { url, token } : undefined;
}
