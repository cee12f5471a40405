import type { Core } from '@strapi/strapi';
import { isPaid, orderStates } from '~/contracts/order-states';
import { changeStock } from '../stock-changes';
import { withText, type Order } from './order-rules';
import { linesLeft } from './refunds';

const ORDER = 'api::order.order';

/**
 * Subtracts the line items of an order from the stock, once, when it is paid, in the transaction that changes the
 * order. An order beyond the stock, possible when several shoppers pay at once, gets a notice for editors.
 */
export const takeStock = (strapi: Core.Strapi, id: number) =>
  strapi.db.transaction(async ({ trx }) => {
    const orders = () => strapi.db.getConnection('orders').transacting(trx).where({ id });
    const isFirst = await orders()
      .where({ stock_taken: false })
      .whereIn('state', orderStates.filter(isPaid))
      .update({ stock_taken: true });
    if (!isFirst) return;

    const { lines, refunds, reference, notice }: Order = await strapi.db
      .query(ORDER)
      .findOne({ where: { id } });
    const sold = await changeStock(
      strapi,
      linesLeft(lines, refunds).flatMap(({ id, quantity }) =>
        quantity > 0 ? { product: id, action: 'sold' as const, quantity, reason: reference } : [],
      ),
    );
    const missing = sold.flatMap(({ product, before, quantity }) => {
      const lacked = before === null ? 0 : (quantity ?? 0) - before;
      return lacked > 0 ? { id: product, quantity: lacked } : [];
    });
    if (missing.length > 0) {
      const names = missing.map(({ id, quantity }) => {
        const name = lines.find((line) => line.id === id)?.name ?? id;
        return `${name} × ${quantity}`;
      });
      const text = `存貨不足 Not in stock: ${names.join(', ')}`;
      await orders().update({
        notice: withText(notice, text),
        missing: JSON.stringify(missing),
      });
    }
  });
