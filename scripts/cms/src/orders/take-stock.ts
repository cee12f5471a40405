import type { Knex } from 'knex';
import type { Core } from '@strapi/strapi';
import { callWebhook, noteSale } from '../stock-changes';
import { isPaid, orderStates, type OrderLine } from '~/contracts/order';
import { withText, type Order } from './order-rules';

const ORDER = 'api::order.order';

/**
 * Subtracts the line items of an order from the stock, once, when it is paid. All in the transaction that
 * changes the order. Products that sell out call the shop's webhook. An order beyond the stock, which can
 * happen while several shoppers pay, gets a notice for editors.
 */
export const takeStock = (strapi: Core.Strapi, id: number) =>
  strapi.db.transaction(async ({ trx, onCommit }) => {
    const table = (name: string) => strapi.db.getConnection(name).transacting(trx);
    const isFirst = await table('orders')
      .where({ id, stock_taken: false })
      .whereIn('state', orderStates.filter(isPaid))
      .update({ stock_taken: true });
    if (!isFirst) return;

    const { lines, reference, notice }: Order = await strapi.db
      .query(ORDER)
      .findOne({ where: { id } });
    const short: string[] = [];
    // In one order for all, so that two transactions do not wait for each other.
    for (const line of [...lines].sort((a, b) => (a.id < b.id ? -1 : 1))) {
      const { isShort, isSoldOut, product, left } = await takeLine(table, line);
      if (product !== undefined)
        await noteSale(strapi, { product, left, quantity: line.quantity, reference });
      if (isShort) short.push(`${line.id} × ${line.quantity}`);
      if (isSoldOut) onCommit(() => callWebhook(strapi, line.id));
    }
    if (short.length > 0) {
      const text = `More was ordered than was in stock: ${short.join(', ')}`;
      await table('orders')
        .where({ id })
        .update({ notice: withText(notice, text) });
    }
  });

/** Drafts count along, so that publishing one does not restore an old number. */
async function takeLine(table: (name: string) => Knex.QueryBuilder, { id, quantity }: OrderLine) {
  const rows: { id: number; stock: number; published_at: unknown }[] = await table('products')
    .select('id', 'stock', 'published_at')
    .where({ document_id: id })
    .whereNotNull('stock')
    .orderBy('id')
    .forNoKeyUpdate();
  for (const { id, stock } of rows) {
    await table('products')
      .where({ id })
      .update({ stock: Math.max(stock - quantity, 0) });
  }
  const live = rows.find((row) => row.published_at !== null);
  return {
    isShort: live !== undefined && live.stock < quantity,
    isSoldOut: live !== undefined && live.stock > 0 && live.stock <= quantity,
    product: live?.id,
    left: live && Math.max(live.stock - quantity, 0),
  };
}
