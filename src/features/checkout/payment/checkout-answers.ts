import type { CheckoutError } from '~/contracts/order';
import { isSessionId } from '~/contracts/session-id';
import type { Answer } from '~/lib/fetch-json';
import { isObject } from '~/lib/json';
import { readChangedLines } from '~/features/orders/decoders';
import { isAmount } from '~/lib/type-guards';
import { RefusedError, type Refusal } from './gateway';

/** Reasons by error; any other is `unavailable`. */
const reasons = new Map<unknown, Exclude<Refusal['reason'], 'changed' | 'code'>>(
  Object.entries({
    used: 'used',
    unsure: 'unsure',
    declined: 'declined',
    invalid: 'invalid',
    'card-limit': 'cardLimit',
    'too-large': 'invalid',
    'too-many': 'limited',
  } satisfies Partial<Record<CheckoutError['error'], Refusal['reason']>>),
);

/**
 * Whether a response leaves open if the shop has written the order: the shop does not know, or another server, such as a
 * proxy, has answered. After an attempt without a response, so do refusals because the shop is unavailable or for a limit.
 */
export function isUnsure({ body }: Answer, mayHaveArrived: boolean): boolean {
  const { error } = isObject(body) ? body : {};
  const isOpen = error === undefined || error === 'unsure';
  return isOpen || (mayHaveArrived && (error === 'unavailable' || error === 'too-many'));
}

/** Returns the reason of an unsuccessful response. */
export function refusalOf({ body }: Answer): RefusedError {
  const { error, lines, total, problem } = isObject(body) ? body : {};
  if (error === 'code') return new RefusedError({ reason: 'code', problem: String(problem) });
  if (error === 'changed' && isAmount(total)) {
    return new RefusedError({ reason: 'changed', lines: readChangedLines(lines), total });
  }
  return new RefusedError({ reason: reasons.get(error) ?? 'unavailable' });
}

/**
 * Whether a URL may be opened to pay: one of the provider or, for an order that is already paid,
 * its confirmation in this shop. A compromised server must not redirect elsewhere.
 * @param origins allowed origins
 */
export const leadsTo = (url: unknown, origins: readonly string[]): url is string =>
  typeof url === 'string' && URL.canParse(url) && origins.includes(new URL(url).origin);

/** Returns the session id in a URL, if there is one. */
export function sessionIn(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url);
  return [...pathname.split('/'), ...searchParams.values()].find(isSessionId);
}
