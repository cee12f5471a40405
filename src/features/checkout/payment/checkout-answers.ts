import type { CheckoutError } from '~/contracts/order';
import { isSessionId } from '~/contracts/session-id';
import type { Answer } from '~/lib/fetch-json';
import { isObject } from '~/lib/json';
import { isAmount, readChangedLines } from '../orders/decoders';
import { RefusedError, type Refusal } from './gateway';

/** The error that the shop's function has answered in place of a success; undefined for a page, of a proxy for example. */
const errorIn = ({ body }: Answer): unknown => (isObject(body) ? body['error'] : undefined);

/** Reasons by error; any other is `unavailable`. */
const reasons = new Map<unknown, Exclude<Refusal['reason'], 'changed'>>(
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

/** Whether the shop itself does not know yet if it has written an order. */
export const isUnsure = (answer: Answer): boolean => errorIn(answer) === 'unsure';

/** The reason of an answer that is not a success. */
export function refusalOf(answer: Answer): RefusedError {
  const error = errorIn(answer);
  if (error === 'changed' && isObject(answer.body)) {
    const { lines, total } = answer.body;
    if (isAmount(total)) {
      return new RefusedError({ reason: 'changed', lines: readChangedLines(lines), total });
    }
  }
  return new RefusedError({ reason: reasons.get(error) ?? 'unavailable' });
}

/**
 * Whether an address may be opened to pay: one of the provider or, for an order that is paid already, its confirmation
 * in this shop. The answer of a server that was tampered with must not lead elsewhere.
 * @param origins that may be opened
 */
export const leadsTo = (url: unknown, origins: readonly string[]): url is string =>
  typeof url === 'string' && URL.canParse(url) && origins.includes(new URL(url).origin);

/** The id of a session that an address contains, if it does. */
export function sessionIn(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url);
  return [...pathname.split('/'), ...searchParams.values()].find(isSessionId);
}
