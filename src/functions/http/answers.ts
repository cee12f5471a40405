import type { CheckoutError } from '~/features/checkout/checkout-api';

/** A JSON response that no cache stores. */
export const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

export const refuse = (
  status: number,
  body: CheckoutError,
  headers: Record<string, string> = {},
): Response => answer(status, body, headers);

export const unavailable = (): Response => refuse(503, { error: 'unavailable' });

export const invalid = (message: string): Response => refuse(400, { error: 'invalid', message });

/** A path that accepts one or two methods; `allow` is the value of the header. */
export const wrongMethod = (allow: string): Response =>
  refuse(405, { error: 'method' }, { Allow: allow });

export const usedId = (): Response =>
  refuse(409, {
    error: 'used',
    message: 'An order with this id was submitted with other content. Submit it under a new id.',
  });
