import { factories, type UID } from '@strapi/strapi';
import { mailStates } from '~/contracts/order';
import type { OrderRecord } from '~/contracts/order-schema';
import { changesOf, numbered, stateFor, type Order } from '../../../orders/order-rules';

type Stored = Order & { orderId: string; documentId: string };

const ORDER: UID.ContentType = 'api::order.order';
const PRODUCT = 'api::product.product';
const MAIL = 'api::mail.mail';

/** How often a record is tried: of requests that write at the same time, the database rejects all but one. */
const ATTEMPTS = 5;

export default factories.createCoreService(ORDER, ({ strapi }) => {
  const find = (where: object): Promise<Stored | undefined> =>
    strapi.db.query(ORDER).findOne({ where });

  /** The reference, or with a number if another order has it. */
  async function freeReference(reference: string, orderId: string) {
    for (let number = 1; ; number += 1) {
      const free = numbered(reference, number);
      const taken = await find({ reference: free });
      if (!taken || taken.orderId === orderId) return free;
    }
  }

  const recordOnce = (orderId: string, record: OrderRecord) =>
    strapi.db.transaction(async ({ trx }) => {
      // Locks the row: a correction and a payment at the same time must not overwrite each other.
      await strapi.db
        .getConnection('orders')
        .transacting(trx)
        .where({ order_id: orderId })
        .forUpdate()
        .first('id');
      const before = await find({ orderId });
      const change = before ? changesOf(before, record) : { ...record };
      if (!change) return { isNew: false };
      if (change.reference) change.reference = await freeReference(change.reference, orderId);
      if (!before) {
        const data = { ...change, state: stateFor(record.payment), orderId, documentId: orderId };
        return { order: await strapi.documents(ORDER).create({ data }), isNew: true };
      }
      if (Object.keys(change).length === 0) return { order: before, isNew: false };
      const { documentId } = before;
      const order = await strapi.documents(ORDER).update({ documentId, data: change as object });
      return { order, isNew: false };
    });

  return {
    /** Without `order` in the result, the id is that of another order. */
    async record(orderId: string, record: OrderRecord) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await recordOnce(orderId, record);
        } catch (error) {
          if (attempt === ATTEMPTS) throw error;
        }
      }
    },

    /** By order, with what became of the mail that the customer got when it was placed. */
    async states(ids: readonly string[]) {
      const orders: Stored[] = await strapi.db.query(ORDER).findMany({
        select: ['orderId', 'state', 'tracking'],
        where: { orderId: { $in: ids } },
      });
      const keysOf = (id: string) => [`order:${id}:pending`, `order:${id}:paid`];
      const mails: { key: string; state: string }[] = await strapi.db.query(MAIL).findMany({
        select: ['key', 'state'],
        where: { key: { $in: ids.flatMap(keysOf) } },
      });
      const mailOf = (id: string) => {
        const own = mails.filter(({ key }) => keysOf(id).includes(key)).map(({ state }) => state);
        // Mails are deleted after a time: without one, nobody knows.
        return own.length === 0
          ? null
          : (mailStates.find((state) => own.includes(state)) ?? 'none');
      };
      return Object.fromEntries(
        orders.map(({ orderId, state, tracking }) => [
          orderId,
          { state, tracking, mail: mailOf(orderId) },
        ]),
      );
    },

    /** By product. Counts published products. */
    async stock(ids: readonly string[]) {
      const products: { documentId: string; stock: number }[] = await strapi.db
        .query(PRODUCT)
        .findMany({
          select: ['documentId', 'stock'],
          where: {
            documentId: { $in: ids },
            publishedAt: { $notNull: true },
            stock: { $notNull: true },
          },
        });
      return Object.fromEntries(products.map(({ documentId, stock }) => [documentId, stock]));
    },
  };
});
