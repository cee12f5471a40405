import type { Answer } from '~/lib/fetch-json';
import { isObject } from '~/lib/json';
import {
  isSessionId,
  type ChangedLine,
  type CheckoutState,
  type PaymentState,
} from '../checkout-api';
import { RefusedError, type Receipt, type Refusal } from './gateway';
import { isAmount, isText, isTime } from '../orders/stored-orders';

const isOptional = (value: unknown): value is number | undefined =>
  value === undefined || isAmount(value);

function readChangedLine(value: unknown): ChangedLine | undefined {
  if (!isObject(value)) return undefined;
  const { id, price, available, stock } = value;
  if (!isText(id) || typeof available !== 'boolean') return undefined;
  if (!isOptional(price) || !isOptional(stock)) return undefined;
  return {
    id,
    available,
    ...(price !== undefined && { price }),
    ...(stock !== undefined && { stock }),
  };
}

function readConflict(body: unknown): Refusal {
  if (!isObject(body)) return { reason: 'unavailable' };
  const { error, lines, total } = body;
  if (error === 'used') return { reason: 'used' };
  if (error !== 'changed' || !Array.isArray(lines) || !isAmount(total)) {
    return { reason: 'unavailable' };
  }
  const changed = lines.flatMap((line) => readChangedLine(line) ?? []);
  if (changed.length < lines.length) return { reason: 'unavailable' };
  return { reason: 'changed', lines: changed, total };
}

/** Reasons by status; any other status is `unavailable`. */
const reasons: Partial<Record<number, 'declined' | 'invalid' | 'limited'>> = {
  400: 'invalid',
  402: 'declined',
  413: 'invalid',
  429: 'limited',
};

/** Whether the shop itself does not know yet if it has written an order. */
export const isUnsure = ({ status, body }: Answer): boolean =>
  status === 503 && isObject(body) && body['error'] === 'unsure';

/** The reason of an answer that is not a success. */
export function refusalOf(answer: Answer): RefusedError {
  const { status, body } = answer;
  if (status === 409) return new RefusedError(readConflict(body));
  if (isUnsure(answer)) return new RefusedError({ reason: 'unsure' });
  return new RefusedError({ reason: reasons[status] ?? 'unavailable' });
}

/**
 * Where to pay: an address of the provider or, for an order that is paid already, its confirmation in
 * this shop. The answer of a server that was tampered with must not lead elsewhere.
 * @param origins that may be opened
 */
export function readRedirect(body: unknown, origins: readonly string[]): string | undefined {
  if (!isObject(body) || !isText(body.url) || !URL.canParse(body.url)) return undefined;
  const { href, origin } = new URL(body.url);
  return origins.includes(origin) ? href : undefined;
}

/** The id of a session that an address contains, if it does. */
export function sessionIn(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url);
  return [...pathname.split('/'), ...searchParams.values()].find(isSessionId);
}

export function readReceipt(body: unknown): Receipt | undefined {
  if (!isObject(body)) return undefined;
  const { reference, placedAt } = body;
  return isText(reference) && isTime(placedAt) ? { reference, placedAt } : undefined;
}

const states: readonly PaymentState[] = ['paid', 'pending', 'open', 'failed'];

export function readState(body: unknown): CheckoutState | undefined {
  const receipt = readReceipt(body);
  if (!receipt || !isObject(body)) return undefined;
  const { id, total } = body;
  const state = states.find((each) => each === body.state);
  if (!isText(id) || !isAmount(total) || !state) return undefined;
  return { id, total, state, ...receipt };
}
