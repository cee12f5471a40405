import type { CheckoutError } from '~/contracts/order';

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

/** Thrown by what refuses a request, with the answer to it. */
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

/** An order that the page of the provider cannot take, but a bank transfer can pay. */
export const cardLimit = (message: string) => new Refused(400, { error: 'card-limit', message });

export const tooLarge = () => new Refused(413, { error: 'too-large' });

/** @param minutes until it makes sense to try again */
export const tooMany = (minutes: number) =>
  new Refused(429, { error: 'too-many' }, { 'Retry-After': String(minutes * 60) });

/** A path that accepts one or two methods; `allow` is the value of the header. */
export const wrongMethod = (allow: string) =>
  new Refused(405, { error: 'method' }, { Allow: allow });

export const usedId = () =>
  new Refused(409, {
    error: 'used',
    message: 'An order with this id was submitted with other content. Submit it under a new id.',
  });
