import type { LineItem } from '~/contracts/order';
import { isPaidLater } from '~/contracts/payment-methods';
import type { Localized } from '~/i18n/locales';
import type { Order } from './order-rules';
import { isCount } from '../is-count';

/** Pieces that an order no longer has, and the amount that the customer gets back, or need not pay. */
export interface Refund {
  /** ISO 8601 */
  at: string;
  /** HK$ */
  amount: number;
  lines: readonly Pick<LineItem, 'id' | 'quantity'>[];
  /** Whether the pieces are back in stock. */
  isRestocked: boolean;
  /** Whether the order was paid; absent: not known. */
  wasPaid?: boolean;
}

/** How refunds reduce an order: by money that is given back, or by items that are removed before they are paid. */
export const reductionWords = {
  refunded: { zh: '退款', en: 'Refund' },
  removed: { zh: '已取消的貨品', en: 'Cancelled items' },
  either: { zh: '退款或扣減', en: 'Refunded or removed' },
} as const satisfies Record<string, Localized>;
export type Reduction = keyof typeof reductionWords;

const reductionOf = ({ wasPaid }: Refund): Reduction => {
  if (wasPaid === undefined) return 'either';
  return wasPaid ? 'refunded' : 'removed';
};

/** Returns the amounts by which refunds reduce an order, by kind, for all that people read about them. */
export function reductionsOf({ refunds }: Pick<Order, 'refunds'>): Map<Reduction, number> {
  const sums = new Map<Reduction, number>();
  for (const refund of refunds ?? []) {
    const kind = reductionOf(refund);
    if (refund.amount > 0) sums.set(kind, (sums.get(kind) ?? 0) + refund.amount);
  }
  return sums;
}

type Priced = Pick<Order, 'total' | 'subtotal' | 'shipping' | 'lines' | 'refunds'>;

/** Returns the total of an order, the sum of its refunds, and the rest. */
export function amountsOf({ total, refunds }: Pick<Order, 'total' | 'refunds'>) {
  const refunded = (refunds ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return { total, refunded, left: total - refunded };
}

/** Returns the line items of an order with the quantities that are left. */
export const linesLeft = <Line extends Pick<LineItem, 'id' | 'quantity'>>(
  lines: readonly Line[],
  refunds: readonly Pick<Refund, 'lines'>[] | null | undefined,
): readonly Line[] => {
  const gone = (refunds ?? []).flatMap((refund) => refund.lines);
  return lines.map((line) => ({
    ...line,
    quantity: gone
      .filter(({ id }) => id === line.id)
      .reduce((left, { quantity }) => left - quantity, line.quantity),
  }));
};

type Sendable = Pick<Order, 'state' | 'history'>;

/** Returns pieces less others, by product. */
const less = (pieces: Refund['lines'], others: Refund['lines']) =>
  linesLeft(pieces, [{ lines: others }]).filter(({ quantity }) => quantity > 0);

/** Whether an order was sent, also if it is cancelled since. */
function wasSent({ state, history }: Sendable) {
  const changes = (history ?? []).flatMap((entry) => entry.changes);
  const before = changes.findLast(({ field }) => field === 'state')?.from;
  return ['shipped', 'completed'].includes(String(state === 'cancelled' ? before : state));
}

/**
 * Returns which pieces of a refund the shop has, and which pieces it still lacks for the rest of the order. Those that it
 * lacked when the order was paid are cancelled first: the ones that it has are for the rest. An order that was sent had all.
 */
export function piecesInShop(
  { missing, ...order }: Sendable & Pick<Order, 'missing'>,
  pieces: Refund['lines'],
) {
  const lacked = missing ?? [];
  return wasSent(order)
    ? { inShop: pieces, missing: lacked }
    : { inShop: less(pieces, lacked), missing: less(lacked, pieces) };
}

/** Whether an order has no pieces left after a refund of these. */
export const isAllOf = ({ lines, refunds }: Priced, pieces: Refund['lines']) =>
  linesLeft(linesLeft(lines, refunds), [{ lines: pieces }]).every(({ quantity }) => quantity === 0);

/**
 * Whether money of an order can be given back, or items be removed before they are paid: not from an order that is
 * cancelled unpaid, and not while a payment page may charge the whole total.
 */
export const isOpenToRefunds = ({
  payment,
  state,
  method,
}: Pick<Order, 'payment' | 'state' | 'method'>) =>
  payment === 'paid' || (state === 'pending' && isPaidLater(method));

/**
 * Whether an order records a refund. An unpaid order that loses all of its pieces is only cancelled, unless they go back
 * to stock: a payment that was confirmed by mistake has taken them.
 */
export const isRecorded = (
  order: Priced & Pick<Order, 'payment'>,
  { lines, isRestocked }: Pick<Refund, 'lines' | 'isRestocked'>,
) => order.payment === 'paid' || isRestocked || !isAllOf(order, lines);

/**
 * Returns what the customer has paid for pieces: their share of the total without shipping, or everything that is left
 * for all pieces that are left.
 */
export function amountFor(order: Priced, pieces: Refund['lines']): number {
  const { left } = amountsOf(order);
  if (isAllOf(order, pieces)) return left;
  const { lines, subtotal, total, shipping } = order;
  const value = pieces.reduce(
    (sum, { id, quantity }) => sum + quantity * (lines.find((line) => line.id === id)?.price ?? 0),
    0,
  );
  return subtotal === 0 ? 0 : Math.min(left, Math.round((value * (total - shipping)) / subtotal));
}

/** Whether an order can have a refund: its pieces and amount are still there, and something is given back. */
export function isRefundOf(order: Priced, { amount, lines }: Refund): boolean {
  const left = linesLeft(order.lines, order.refunds);
  return (
    isCount(amount, 0, amountsOf(order).left) &&
    (amount > 0 || lines.length > 0) &&
    new Set(lines.map(({ id }) => id)).size === lines.length &&
    lines.every(({ id, quantity }) =>
      isCount(quantity, 1, left.find((line) => line.id === id)?.quantity ?? 0),
    )
  );
}
