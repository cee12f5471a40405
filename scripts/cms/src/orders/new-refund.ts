import type { Core } from '@strapi/strapi';
import { invalid } from '../desk/invalid';
import { changeStock } from '../stock-changes';
import type { Order } from './order-rules';
import { isOpenToRefunds, isRecorded, isRefundOf, piecesInShop, type Refund } from './refunds';

const refused = () =>
  invalid('refunds', {
    zh: '退款多於餘下的金額或件數，或甚麼都沒有填。',
    en: 'The refund exceeds what is left of the order, or is empty.',
  });

/**
 * Returns the refund that a form adds to those of its order, if it adds one.
 *
 * @throws a ValidationError if the order cannot have it
 */
export function newRefund(order: Order, sent: unknown) {
  const before = order.refunds ?? [];
  if (!Array.isArray(sent) || sent.length <= before.length) return undefined;
  const { amount, lines, isRestocked } = (sent.at(-1) ?? {}) as Refund;
  const pieces = (Array.isArray(lines) ? lines : []).map(({ id, quantity }) => ({ id, quantity }));
  const refund: Refund = {
    at: new Date().toISOString(),
    amount,
    lines: pieces,
    isRestocked:
      isRestocked && order.stockTaken === true && piecesInShop(order, pieces).inShop.length > 0,
    wasPaid: order.payment === 'paid',
  };
  const isPossible =
    isOpenToRefunds(order) && isRecorded(order, refund) && isRefundOf(order, refund);
  if (sent.length > before.length + 1 || !isPossible) throw refused();
  return refund;
}

/** Adds pieces of an order to the stock. */
export const giveBack = (strapi: Core.Strapi, reference: string, lines: Refund['lines']) =>
  changeStock(
    strapi,
    lines.map(({ id, quantity }) => ({
      product: id,
      action: 'returned',
      quantity,
      reason: reference,
    })),
  );
