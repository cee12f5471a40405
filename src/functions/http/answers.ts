import type { CheckoutError } from '~/features/checkout/checkout-api';

/** The headers of `netlify.toml` are not sent with what functions answer. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** A JSON response that no cache stores. */
export const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...HEADERS, ...headers } });

export const refuse = (
  status: number,
  body: CheckoutError,
  headers: Record<string, string> = {},
): Response => answer(status, body, headers);

export const unavailable = (): Response => refuse(503, { error: 'unavailable' });

export const crossSite = (): Response => refuse(403, { error: 'cross-site' });

export const invalid = (message: string): Response => refuse(400, { error: 'invalid', message });

/** @param minutes until it makes sense to try again */
export const tooMany = (minutes: number): Response =>
  refuse(429, { error: 'too-many' }, { 'Retry-After': String(minutes * 60) });

/** A path that accepts one or two methods; `allow` is the value of the header. */
export const wrongMethod = (allow: string): Response =>
  refuse(405, { error: 'method' }, { Allow: allow });

export const usedId = (): Response =>
  refuse(409, {
    error: 'used',
    message: 'An order with this id was submitted with other content. Submit it under a new id.',
  });
