import { customerFieldNames, hasField } from '~/contracts/customer';
import { isSameContent, isSpent, reportedPayments, type ReportedPayment } from '~/contracts/order';
import { isPaid, orderStates, type OrderState } from '~/contracts/order-states';
import { isPaidLater } from '~/contracts/payment-methods';
import type { OrderRecord } from '~/contracts/order-schema';
import type { Localized } from '~/i18n/locales';
import { amountsOf, type Refund } from './refunds';

/** Fields that are empty in the database if not given, or after anonymization. */
type Emptied =
  | 'address'
  | 'city'
  | 'postalCode'
  | 'country'
  | 'area'
  | 'instructions'
  | 'session'
  | 'discount'
  | 'code';

/** An order in the database: the latest record from the shop's functions, and the fields of the CMS. */
export type Order = Omit<OrderRecord, Emptied> & {
  [Field in Emptied]?: OrderRecord[Field] | null;
} & {
  state: OrderState;
  note?: string | null;
  notice?: string | null;
  tracking?: string | null;
  /** Whether its pieces were subtracted from the stock, which happens once. */
  stockTaken?: boolean | null;
  /** The code that counts this order as a use. */
  codeCounted?: string | null;
  history?: readonly HistoryEntry[] | null;
  refunds?: readonly Refund[] | null;
  /** The pieces that were not in stock when the order was paid, and are not cancelled. */
  missing?: Refund['lines'] | null;
};

/** The changes of an order, with their authors. */
export interface HistoryEntry {
  /** ISO 8601 */
  at: string;
  /** The name of an account of the panel; absent: the shop, by a payment or a correction of the customer. */
  by?: string;
  changes: readonly { field: string; from?: string; to?: string }[];
}

/** The fields whose values are in the history. */
const IN_HISTORY = ['state', 'payment', 'tracking', 'notice'] as const;
/** The fields of which it says only that they have changed: they may contain personal data. */
const NAMED_IN_HISTORY = ['note', ...customerFieldNames, 'instructions'] as const;

const refundedOf = (order: Order) => `HK$${amountsOf(order).refunded.toLocaleString('en')}`;

/** The pieces of the latest refund, such as ` (Guitar × 1)`; empty if it has none. */
const piecesOf = (lines: Order['lines'], refunds: NonNullable<Order['refunds']>) => {
  const latest = refunds.slice(-1).flatMap((refund) => refund.lines);
  const pieces = latest.map(({ id, quantity }) => {
    const name = lines.find((line) => line.id === id)?.name ?? id;
    return `${name} × ${quantity}`;
  });
  return pieces.length > 0 ? ` (${pieces.join(', ')})` : '';
};

/** Returns the history of an order with what a change of it changes. */
export function historyWith(
  before: Order,
  change: Partial<Order>,
  by: string | undefined,
  at: string,
): readonly HistoryEntry[] {
  const isNew = (field: keyof Order) =>
    field in change && (change[field] ?? '') !== (before[field] ?? '');
  /** Whether Stripe reports a payment that the desk has confirmed, and can take back until then. */
  const isReported = change.payment === 'paid' && by === undefined && isConfirmedByDesk(before);
  const after = { ...before, ...change };
  const changes = [
    ...IN_HISTORY.filter((field) => isNew(field) || (field === 'payment' && isReported)).map(
      (field) => ({
        field,
        from: before[field] ?? '',
        to: change[field] ?? '',
      }),
    ),
    ...NAMED_IN_HISTORY.filter(isNew).map((field) => ({ field })),
    ...(change.refunds && change.refunds.length > (before.refunds ?? []).length
      ? [
          {
            field: 'refunds',
            from: refundedOf(before),
            to: refundedOf(after) + piecesOf(after.lines, change.refunds),
          },
        ]
      : []),
  ];
  const history = before.history ?? [];
  return changes.length === 0 ? history : [...history, { at, ...(by && { by }), changes }];
}

/** Returns how often an order has come into its state, at least once. */
export function timesInState({ state, history }: Pick<Order, 'state' | 'history'>) {
  const changes = (history ?? [])
    .flatMap((entry) => entry.changes)
    .filter(({ field }) => field === 'state');
  const first = changes[0]?.from ?? state;
  return changes.filter(({ to }) => to === state).length + (first === state ? 1 : 0);
}

const isStepBack = (from: OrderState, to: OrderState) =>
  orderStates.indexOf(to) < orderStates.indexOf(from);

type Progress = Pick<Order, 'state' | 'payment'>;

export const stateFor = (payment: ReportedPayment): OrderState =>
  payment === 'failed' ? 'cancelled' : payment;

/** Returns the state of an order for its customer: one that the desk sets back to `pending` waits for no payment that is known. */
export const stateForCustomer = ({ state, payment }: Progress): OrderState =>
  state === 'pending' ? stateFor(payment) : state;

/**
 * Whether the customer gets a mail when the state of an order changes: not when it is completed, and not when it goes
 * back but stays paid, which would repeat old news.
 */
export function isMailed(before: Progress, after: Progress) {
  const [from, to] = [stateForCustomer(before), stateForCustomer(after)];
  return from !== to && to !== 'completed' && !(isPaid(from) && isPaid(to) && isStepBack(from, to));
}

type Payable = Pick<Order, 'method' | 'payment' | 'history'>;

/** Whether it was the desk that has changed the payment of an order last, as it can for cards too. */
const isConfirmedByDesk = ({ history }: Payable) =>
  (history ?? []).filter(({ changes }) => changes.some(({ field }) => field === 'payment')).at(-1)
    ?.by !== undefined;

/**
 * Returns the payment of an order that the desk sets to a state. The desk can take back a payment that it has confirmed,
 * but not one that a card has made.
 */
export function paymentIn(state: OrderState, order: Payable): ReportedPayment {
  if (isPaid(state)) return 'paid';
  const isTakenBack = isPaidLater(order.method) || isConfirmedByDesk(order);
  return state === 'pending' && isTakenBack ? 'pending' : order.payment;
}

/** Fields that a shopper may correct while an order is pending. */
export const CORRECTABLE = ['language', ...customerFieldNames, 'instructions'] as const;

const isOfDestination = (field: string) => field === 'area' || !hasField(field, 'collect');

/** Returns the fields that the desk has corrected. A destination counts as one: a mix of two would be neither. */
function correctedByDesk({ history }: Order): readonly string[] {
  const own = (history ?? []).flatMap(({ by, changes }) =>
    by ? changes.map(({ field }) => field) : [],
  );
  return own.some(isOfDestination) ? [...own, ...CORRECTABLE.filter(isOfDestination)] : own;
}

type Payment = Pick<Order, 'method' | 'code' | 'session'>;

const isSamePayment = (a: Payment, b: Payment) =>
  a.method === b.method &&
  (a.code ?? null) === (b.code ?? null) &&
  (!a.session || !b.session || a.session === b.session);

/** Returns the notice of an order with one more line. */
export const withText = (notice: string | null | undefined, text: string) =>
  [notice, text].filter(Boolean).join('\n');

/**
 * Returns the notice of an order with a text, once: the history has those that the desk has removed. Earlier versions
 * wrote the English part alone.
 */
function noticeWith({ notice, history }: Order, { zh, en }: Localized): Partial<Order> {
  const former = (history ?? []).flatMap(({ changes }) => changes.map(({ from }) => from));
  const isKnown = [notice, ...former].some((each) => each?.includes(en));
  return isKnown ? {} : { notice: withText(notice, `${zh} ${en}`) };
}

/**
 * Returns the fields that a record changes in the order with its id; empty if it repeats known
 * data. Undefined if it describes a different order, which needs another id.
 *
 * - A record never replaces what an order is for.
 * - An order that its shopper submits again after a day, or after it was cancelled, is another one.
 * - Payments are never rejected. A payment makes an unpaid order the paid one; an order that is
 *   already paid gets a notice, also if its own payment fails after the desk has confirmed it.
 * - A pending order accepts corrections of customer, instructions and language, but the desk's corrections stay: a
 *   request that is sent again has the former details.
 * - Changes by editors stay, unless the record reports a payment.
 * - A repeated report of a payment changes nothing, also after its customer was corrected or erased.
 */
export function changesOf(before: Order, record: OrderRecord): Partial<Order> | undefined {
  const { payment: known, state } = before;
  const { payment, method, total, session } = record;
  const isPending = known === 'pending' && state === 'pending';
  const isSent = state === 'shipped' || state === 'completed';
  const isSame = isSamePayment(before, record);
  const isSubmitted = payment === 'pending' && !session;
  const isNews = reportedPayments.indexOf(payment) > reportedPayments.indexOf(known);

  if (!isSameContent(before, record)) return undefined;
  if (!isSame && payment === 'paid' && (known === 'paid' || state === 'paid' || isSent)) {
    return noticeWith(before, {
      zh: '重複付款，請退回多收的款項',
      en: `Paid again by ${method}: HK$${total}, ${session}. Refund what is not owed.`,
    });
  }
  if (!isSame && (payment === 'paid' || (isPending && !before.session && session))) {
    return { ...record, ...(before.refunds && { refunds: null }), state: stateFor(payment) };
  }
  if (!isSame) return undefined;
  const placed = { state, placedAt: new Date(before.placedAt).getTime() };
  if (isSubmitted && isSpent(placed, new Date(record.placedAt).getTime())) return undefined;
  const isRepeated = Boolean(session) && before.session === session;
  if (payment === 'failed' && isRepeated && (known === 'paid' || isPaid(state))) {
    return noticeWith(before, {
      zh: '付款失敗，但訂單已當作付款；如要取消，請先改為「等待付款」',
      en: `The payment has failed: HK$${total}, ${session}. The order counts as paid: set it to pending before you cancel it.`,
    });
  }
  if (known === 'paid' && payment === 'paid' && isRepeated && isConfirmedByDesk(before)) {
    return { payment };
  }
  if (isNews) return { payment, state: isSent ? state : stateFor(payment) };
  const kept = correctedByDesk(before);
  const corrected = CORRECTABLE.filter(
    (field) => !kept.includes(field) && (before[field] ?? '') !== record[field],
  );
  if (isPending) return Object.fromEntries(corrected.map((field) => [field, record[field]]));
  return corrected.length === 0 || isRepeated ? {} : undefined;
}

/**
 * Returns a unique reference for an order whose reference is already used: the shopper's, with a number.
 *
 * @param number 1 for the first order
 */
export const numbered = (reference: string, number: number) =>
  number === 1 ? reference : `${reference}-${number}`;
