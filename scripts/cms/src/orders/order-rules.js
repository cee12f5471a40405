// @ts-check

/**
 * @typedef {'pending' | 'cancelled' | 'paid'} Payment
 * @typedef {Payment | 'shipped' | 'completed'} State
 * @typedef {{ id: string, quantity: number, price: number }} Line
 * @typedef {{ method: string, total: number, lines: readonly Line[], session?: string | null }} Content
 */

/** What is known of a payment, in ascending order: events of a payment provider arrive in any order. */
const PAYMENTS = /** @type {const} */ (['pending', 'cancelled', 'paid']);

/**
 * An order after a message about its payment, or undefined if it does not change. What editors have set
 * stays, unless the message is news.
 *
 * @param {{ payment: Payment, state: State }} before
 * @param {Payment} payment
 * @returns {{ payment: Payment, state: State } | undefined}
 */
function afterPayment({ payment: known, state }, payment) {
  if (PAYMENTS.indexOf(payment) <= PAYMENTS.indexOf(known)) return undefined;
  const isSent = state === 'shipped' || state === 'completed';
  return { payment, state: isSent ? state : payment };
}

/** @param {readonly Line[]} lines */
const keyOf = (lines) =>
  JSON.stringify(lines.map(({ id, quantity, price }) => [id, quantity, price]));

/**
 * Whether two messages are about one order: an id that is used for another cart, or paid in two sessions,
 * is not.
 *
 * @param {Content} a
 * @param {Content} b
 */
const isSameOrder = (a, b) =>
  a.method === b.method &&
  a.total === b.total &&
  keyOf(a.lines) === keyOf(b.lines) &&
  (!a.session || !b.session || a.session === b.session);

module.exports = { PAYMENTS, afterPayment, isSameOrder };
