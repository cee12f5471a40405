/** Returns a setting of the functions (docs/orders.md), read on each request. */
const setting = (name: string): string | undefined => {
  const value = process.env[name]?.trim();
  return value === '' ? undefined : value;
};

/** @throws an Error for the log, if there is no usable setting */
function required<T>(value: T | undefined, names: string): T {
  if (value === undefined) throw new Error(`check ${names}`);
  return value;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function isOrigin(address: string | undefined): address is string {
  const url = URL.parse(address ?? '');
  if (!url) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
}

/**
 * Returns the origin of the site, from the settings of the deploy and never from a request: prices
 * are read from it, and shoppers return to it.
 * @throws an Error if it is not known
 */
export function siteOrigin(): string {
  const isPreview = (setting('CONTEXT') ?? 'production') !== 'production';
  const address =
    setting('SITE_URL') ?? (isPreview ? setting('DEPLOY_PRIME_URL') : undefined) ?? setting('URL');
  return new URL(required(isOrigin(address) ? address : undefined, 'SITE_URL')).origin;
}

export interface StripeSettings {
  key: string;
  /** The address of a stand-in on this machine. */
  address?: { host: string; port: string; protocol: 'http' };
}

/**
 * `STRIPE_API_BASE` replaces Stripe by a stand-in, only with a test key and an address on this
 * machine: a live key is only ever sent to Stripe.
 * @throws an Error without a usable key
 */
export function stripeSettings(): StripeSettings {
  const key = required(setting('STRIPE_SECRET_KEY'), 'STRIPE_SECRET_KEY');
  const base = setting('STRIPE_API_BASE');
  if (!base) return { key };
  const url = URL.parse(base);
  const isStandIn =
    url?.protocol === 'http:' && LOOPBACK.has(url.hostname) && key.startsWith('sk_test_');
  const { hostname: host, port } = required(isStandIn ? url : undefined, 'STRIPE_API_BASE');
  return { key, address: { host, port, protocol: 'http' } };
}

/** @throws an Error if it is not set */
export const webhookSecret = (): string =>
  required(setting('STRIPE_WEBHOOK_SECRET'), 'STRIPE_WEBHOOK_SECRET');

export interface OrdersSettings {
  url: string;
  token: string;
}

/** Returns the settings of the CMS that takes orders, if there is one. */
export function ordersSettings(): OrdersSettings | undefined {
  const url = setting('ORDERS_URL');
  const token = setting('ORDERS_TOKEN');
  return isOrigin(url) && token ? { url, token } : undefined;
}

/**
 * Returns the settings of the CMS that takes orders.
 * @throws an Error if there is none
 */
export const cmsSettings = (): OrdersSettings =>
  required(ordersSettings(), 'ORDERS_URL and ORDERS_TOKEN');
