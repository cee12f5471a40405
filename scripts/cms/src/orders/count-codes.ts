import type { Core } from '@strapi/strapi';
import { isLeft, otherHolds, termsOf, withHold, type Buyer, type Code } from './code-rules';
import { withText, type Order } from './order-rules';

const CODE = 'api::code.code';
const ORDER = 'api::order.order';

type Row = Code & { id: number };

const find = (strapi: Core.Strapi, code: string): Promise<Row | undefined> =>
  strapi.db.query(CODE).findOne({ where: { code } });

/** Returns an order that is to use a code, and may be written already: it is sent again without an answer. */
async function buyer<Id extends string | undefined>(
  strapi: Core.Strapi,
  id: Id,
): Promise<Buyer & { id: Id }> {
  const select = ['codeCounted'];
  const order = id && (await strapi.db.query(ORDER).findOne({ select, where: { orderId: id } }));
  return { id, codeCounted: order?.codeCounted };
}

/** Runs a change of a code in a transaction that locks its row: uses and holds are counted one after the other. */
const withLocked = <Result>(
  strapi: Core.Strapi,
  code: string,
  change: (row: Row | undefined, save: (data: Partial<Code>) => Promise<unknown>) => Result,
) =>
  strapi.db.transaction(async ({ trx }) => {
    const rows = () => strapi.db.getConnection('codes').transacting(trx).where({ code });
    await rows().forNoKeyUpdate().first('id');
    const row = await find(strapi, code);
    return change(row, (data) => strapi.db.query(CODE).update({ where: { id: row?.id }, data }));
  });

/** Returns the terms of a code, or why an order cannot use it. */
export async function lookAtCode(strapi: Core.Strapi, code: string, order: string | undefined) {
  const row = await strapi.db.query(CODE).findOne({
    where: { code },
    populate: {
      categories: { select: ['documentId'] },
      products: { select: ['documentId'] },
    },
  });
  return termsOf(row ?? undefined, await buyer(strapi, order), Date.now());
}

/** Holds one use of a code for an order that is being paid. */
export const holdCode = (strapi: Core.Strapi, code: string, order: string) =>
  withLocked(strapi, code, async (row, save) => {
    if (!row) return { problem: 'unknown' };
    const held = withHold(row, await buyer(strapi, order), Date.now());
    if ('problem' in held) return held;
    if (held.until !== null) await save({ holds: held.holds });
    return { until: held.until };
  });

export const releaseCode = (strapi: Core.Strapi, code: string, order: string) =>
  withLocked(strapi, code, async (row, save) => {
    if (row?.holds) await save({ holds: otherHolds(row, order, Date.now()) });
  });

/** Whether an order may still use its code. Locks the code until the transaction of the caller ends. */
export const mayUseCode = (strapi: Core.Strapi, code: string, order: string) =>
  withLocked(strapi, code, async (row) => !row || isLeft(row, { id: order }, Date.now()));

/** Counts one use of a code more, or one less. Returns whether it may be used as often. */
const count = (strapi: Core.Strapi, code: string, order: string, by: 1 | -1) =>
  withLocked(strapi, code, async (row, save) => {
    if (!row) return true;
    const now = Date.now();
    const isWithin = by < 0 || isLeft(row, { id: order }, now);
    await save({
      used: Math.max(0, (row.used ?? 0) + by),
      holds: otherHolds(row, order, now),
    });
    return isWithin;
  });

/**
 * Counts the code of an order, once, in the transaction that writes it; an order that is cancelled gives it back. A
 * payment is never refused: beyond the limit, its order gets a notice for editors.
 */
export const countCode = (strapi: Core.Strapi, id: number) =>
  strapi.db.transaction(async ({ trx }) => {
    const orders = () => strapi.db.getConnection('orders').transacting(trx).where({ id });
    const order: Order & { orderId: string } = await strapi.db
      .query(ORDER)
      .findOne({ where: { id } });
    const counted = order.codeCounted ?? null;
    const due = order.state === 'cancelled' ? null : (order.code ?? null);
    if (due === counted) return;
    const isFirst = await orders().where({ code_counted: counted }).update({ code_counted: due });
    if (!isFirst) return;
    if (counted !== null) await count(strapi, counted, order.orderId, -1);
    if (due === null || (await count(strapi, due, order.orderId, 1))) return;
    const text = `優惠碼${due}的使用次數超出上限 The code ${due} has been used more often than it may be`;
    await orders().update({ notice: withText(order.notice, text) });
  });
