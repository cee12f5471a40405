export type Payment = (typeof PAYMENTS)[number];
export type State = 'pending' | 'paid' | 'shipped' | 'completed' | 'cancelled';

export interface Line {
  id: string;
  quantity: number;
  price: number;
}

/** What the shop's functions send of an order. */
export interface Content {
  reference: string;
  placedAt: string | Date;
  language: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  postalCode?: string | null;
  country?: string | null;
  area?: string | null;
  instructions?: string | null;
  method: string;
  lines: readonly Line[];
  total: number;
  session?: string | null;
}

export interface Order extends Content {
  payment: Payment;
  state: State;
  note?: string | null;
  notice?: string | null;
  tracking?: string | null;
}

/** What is known of a payment, in ascending order: events of a payment provider arrive in any order. */
export const PAYMENTS = ['pending', 'failed', 'paid'] as const;

/** What a shopper may correct while an order is pending. */
const CORRECTABLE = [
  'language',
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'postalCode',
  'country',
  'area',
  'instructions',
] as const;

export const stateFor = (payment: Payment): State => (payment === 'failed' ? 'cancelled' : payment);

const goodsOf = ({ method, total, lines }: Content) =>
  JSON.stringify([method, total, lines.map(({ id, quantity, price }) => [id, quantity, price])]);

const isSameSession = (a: Content, b: Content) =>
  !a.session || !b.session || a.session === b.session;

/** A notice of an order with one more line. */
export const withText = (notice: string | null | undefined, text: string) =>
  [notice, text].filter(Boolean).join('\n');

/**
 * What a message changes about the order with its id: the fields to write, none if it repeats what is known.
 * Undefined if it is about another order, which has to take another id.
 *
 * - Money that arrives is never turned away. It makes an unpaid order the one that was paid for; an order that
 *   is paid already gets a notice.
 * - A pending order takes corrections of customer, instructions and language.
 * - What editors have set stays, unless the message is news of the payment.
 */
export function changesOf(
  before: Order,
  { payment, ...content }: Content & { payment: Payment },
): Partial<Order> | undefined {
  const { payment: known, state, notice } = before;
  const isPending = known === 'pending' && state === 'pending';
  const isSent = state === 'shipped' || state === 'completed';
  const isSame = goodsOf(before) === goodsOf(content) && isSameSession(before, content);
  const isNews = PAYMENTS.indexOf(payment) > PAYMENTS.indexOf(known);

  if (!isSame && payment === 'paid' && (known === 'paid' || state === 'paid' || isSent)) {
    const text = `Paid again by ${content.method}: HK$${content.total}, ${content.session}. Refund what is not owed.`;
    return notice?.includes(text) ? {} : { notice: withText(notice, text) };
  }
  if (!isSame && (payment === 'paid' || (isPending && !before.session && content.session))) {
    return { ...content, payment, state: stateFor(payment) };
  }
  if (!isSame) return undefined;
  if (isNews) return { payment, state: isSent ? state : stateFor(payment) };
  const corrected = CORRECTABLE.filter((field) => (before[field] ?? '') !== (content[field] ?? ''));
  if (corrected.length === 0) return {};
  return isPending
    ? Object.fromEntries(corrected.map((field) => [field, content[field]]))
    : undefined;
}

/**
 * The reference of an order of which there is one already: the shopper's, with a number that tells them apart.
 *
 * @param number 1 for the first order
 */
export const numbered = (reference: string, number: number) =>
  number === 1 ? reference : `${reference}-${number}`;
