import type { CheckoutError } from '~/contracts/order';

/** The headers in `netlify.toml` do not apply to responses of functions. */
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

/** Thrown to refuse a request; carries the response. */
export class Refused extends Error {
  readonly response: Response;

  constructor(status: number, body: CheckoutError, headers?: Record<string, string>) {
    super(body.error);
    this.response = answer(status, body, headers);
  }
}

export const unavailable = () => new Refused(503, { error: 'unavailable' });

export const unknown = () => new Refused(404, { error: 'unknown' });

export const invalid = (message: string) => new Refused(400, { error: 'invalid', message });

/** The order exceeds the limits of the payment page, but can be paid by bank transfer. */
export const cardLimit = (message: string) => new Refused(400, { error: 'card-limit', message });

export const tooLarge = () => new Refused(413, { error: 'too-large' });

/** @param minutes until it makes sense to try again */
export const tooMany = (minutes: number) =>
  new Refused(429, { error: 'too-many' }, { 'Retry-After': String(minutes * 60) });

/** For a path that accepts one or two methods; `allow` is the value of the header. */
export const wrongMethod = (allow: string) =>
  new Refused(405, { error: 'method' }, { Allow: allow });

export const usedId = () =>
  new Refused(409, {
    error: 'used',
    message: 'This id cannot be used any more. Submit the order under a new id.',
  });

export const isUsedId = (error: unknown): boolean =>
  error instanceof Refused && error.message === ('used' satisfies CheckoutError['error']);
