import {
  paymentStates,
  type ChangedLine,
  type CheckoutState,
  type Receipt,
} from '~/contracts/order';
import { mailStates, orderStates, type OrderStatuses } from '~/contracts/order-states';
import { isRandomId } from '~/contracts/random-id';
import { isObject } from '~/lib/json';
import { isAmount, isText, isTime } from '~/lib/type-guards';

// Decoders of data from storage and the shop's functions; each returns undefined for invalid data.
// Schemas of zod would double the scripts of the checkout.

export function readReceipt(value: unknown): Receipt | undefined {
  const { reference, placedAt } = isObject(value) ? value : {};
  return isText(reference) && isTime(placedAt) ? { reference, placedAt } : undefined;
}

export function readCheckoutState(value: unknown): CheckoutState | undefined {
  const receipt = readReceipt(value);
  const { id, total, ...others } = isObject(value) ? value : {};
  const state = paymentStates.find((each) => each === others.state);
  return receipt && state && isRandomId(id) && isAmount(total)
    ? { ...receipt, id, state, total }
    : undefined;
}

/** States of orders by id, without those in an unknown state. */
export function readStatuses(value: unknown): OrderStatuses | undefined {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value).flatMap(([id, status]) => {
    const { tracking, refunded, ...others } = isObject(status) ? status : {};
    const state = orderStates.find((each) => each === others.state);
    const mail = mailStates.find((each) => each === others.mail);
    if (!state) return [];
    const known = {
      ...(isText(tracking) && { tracking }),
      ...(isAmount(refunded) && { refunded }),
      ...(mail && { mail }),
    };
    return [[id, { state, ...known }] as const];
  });
  return Object.fromEntries(entries);
}

function readChangedLine(value: unknown): ChangedLine | undefined {
  const { id, price, available, stock } = isObject(value) ? value : {};
  if (!isText(id) || typeof available !== 'boolean') return undefined;
  return { id, available, ...(isAmount(price) && { price }), ...(isAmount(stock) && { stock }) };
}

export const readChangedLines = (value: unknown): ChangedLine[] =>
  Array.isArray(value) ? value.flatMap((line) => readChangedLine(line) ?? []) : [];
