import type { Answer } from '~/lib/fetch-json';
import { isObject } from '~/lib/json';
import { isSessionId, type CheckoutError } from '../checkout-api';
import { RefusedError, type Refusal } from './gateway';

/** What the shop's function has answered in place of a success; undefined for a page, of a proxy for example. */
const errorIn = ({ body }: Answer): CheckoutError | undefined =>
  isObject(body) && 'error' in body ? (body as unknown as CheckoutError) : undefined;

/** Reasons by error; any other is `unavailable`. */
const reasons: Partial<Record<CheckoutError['error'], Exclude<Refusal['reason'], 'changed'>>> = {
  used: 'used',
  unsure: 'unsure',
  declined: 'declined',
  invalid: 'invalid',
  'too-large': 'invalid',
  'too-many': 'limited',
};

/** Whether the shop itself does not know yet if it has written an order. */
export const isUnsure = (answer: Answer): boolean => errorIn(answer)?.error === 'unsure';

/** The reason of an answer that is not a success. */
export function refusalOf(answer: Answer): RefusedError {
  const refused = errorIn(answer);
  if (refused?.error === 'changed') {
    const { lines, total } = refused;
    return new RefusedError({ reason: 'changed', lines, total });
  }
  return new RefusedError({ reason: (refused && reasons[refused.error]) ?? 'unavailable' });
}

/**
 * Whether an address may be opened to pay: one of the provider or, for an order that is paid already, its confirmation
 * in this shop. The answer of a server that was tampered with must not lead elsewhere.
 * @param origins that may be opened
 */
export const leadsTo = (url: unknown, origins: readonly string[]): url is string =>
  typeof url === 'string' && origins.includes(URL.parse(url)?.origin ?? '');

/** The id of a session that an address contains, if it does. */
export function sessionIn(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url);
  return [...pathname.split('/'), ...searchParams.values()].find(isSessionId);
}
