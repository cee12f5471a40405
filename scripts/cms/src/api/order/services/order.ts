import { factories, type UID } from '@strapi/strapi';
import { isSameContent } from '~/contracts/order';
import { mailStates } from '~/contracts/order-states';
import type { OrderKey, OrderRecord } from '~/contracts/order-schema';
import { mayUseCode } from '../../../orders/count-codes';
import {
  changesOf,
  numbered,
  stateFor,
  stateForCustomer,
  type Order,
} from '../../../orders/order-rules';
import { amountsOf } from '../../../orders/refunds';
import { retryWrite } from '../../../retry-write';

type Stored = Order & { orderId: string; documentId: string };

const ORDER: UID.ContentType = 'api::order.order';
const PRODUCT = 'api::product.product';
const FORMER = 'api::former-product.former-product';
const MAIL = 'api::mail.mail';

/** The numbers that a look-up tries of orders with the same reference. */
const NUMBERS = [1, 2, 3];

/** The fields of an order that a look-up returns. */
const SHOWN = [
  'reference',
  'placedAt',
  'state',
  'tracking',
  'language',
  'method',
  'area',
  'lines',
  'itemCount',
  'subtotal',
  'discount',
  'code',
  'shipping',
  'total',
] as const;

export default factories.createCoreService(ORDER, ({ strapi }) => {
  const find = (where: object): Promise<Stored | undefined> =>
    strapi.db.query(ORDER).findOne({ where });

  /** Returns the reference, with a number if another order has it. */
  async function freeReference(reference: string, orderId: string) {
    for (let number = 1; ; number += 1) {
      const free = numbered(reference, number);
      const taken = await find({ reference: free });
      if (!taken || taken.orderId === orderId) return free;
    }
  }

  const recordOnce = (orderId: string, record: OrderRecord) =>
    strapi.db.transaction(async ({ trx }) => {
      // Locks the row: a simultaneous correction and payment must not overwrite each other.
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
        const { code, session } = record;
        // A payment is never refused; other orders are, before anything is written.
        const isRefusable = code !== null && !session;
        if (isRefusable && !(await mayUseCode(strapi, code, orderId))) {
          return { isNew: false, isExhausted: true };
        }
        const data = { ...change, state: stateFor(record.payment), orderId, documentId: orderId };
        return { order: await strapi.documents(ORDER).create({ data }), isNew: true };
      }
      if (Object.keys(change).length === 0) return { order: before, isNew: false };
      const { documentId } = before;
      const order = await strapi.documents(ORDER).update({ documentId, data: change as object });
      return { order, isNew: false };
    });

  /**
   * Returns the id under which an order is recorded. A payment for something else than the order with its id, which is
   * only made while the functions cannot ask about that one, is an order of its own.
   */
  async function idFor(orderId: string, record: OrderRecord) {
    const before = await find({ orderId });
    const isOther = before && !isSameContent(before, record);
    return isOther && record.session ? record.session : orderId;
  }

  return {
    /** Without `order` in the result, the id belongs to another order, or its code was used up. */
    record: (orderId: string, record: OrderRecord) =>
      retryWrite(async () => recordOnce(await idFor(orderId, record), record)),

    /** By order, with the state of the mail to the customer's current address when it was placed or corrected. */
    async states(ids: readonly string[]) {
      const select = [
        'orderId',
        'state',
        'payment',
        'tracking',
        'refunds',
        'total',
        'email',
      ] as const;
      type Selected = Pick<Stored, (typeof select)[number]>;
      const orders: Selected[] = await strapi.db.query(ORDER).findMany({
        select: [...select],
        where: { orderId: { $in: ids } },
      });
      const mails: { key: string; to: string; state: string }[] = await strapi.db
        .query(MAIL)
        .findMany({
          select: ['key', 'to', 'state'],
          where: { $or: ids.map((id) => ({ key: { $startsWith: `order:${id}:` } })) },
        });
      const mailOf = ({ orderId, email }: Selected) => {
        const keys = ['pending', 'paid', 'corrected'].map((kind) => `order:${orderId}:${kind}`);
        const own = mails
          .filter(({ key, to }) => to === email && keys.some((each) => key.startsWith(each)))
          .map(({ state }) => state);
        // Mails are deleted after a time; then their state is unknown.
        return own.length === 0
          ? null
          : (mailStates.find((state) => own.includes(state)) ?? 'none');
      };
      return Object.fromEntries(
        orders.map((order) => {
          const { orderId, tracking } = order;
          const { refunded } = amountsOf(order);
          const state = stateForCustomer(order);
          return [orderId, { state, tracking, refunded, mail: mailOf(order) }];
        }),
      );
    },

    /**
     * Returns an order without its customer. One query for reference and address, so that a wrong
     * reference takes as long as a wrong address. A shopper who paid by card may know a reference
     * without its number.
     */
    async lookup(key: OrderKey) {
      const where =
        'id' in key
          ? { orderId: key.id }
          : {
              reference: { $in: NUMBERS.map((number) => numbered(key.reference, number)) },
              email: { $eqi: key.email },
            };
      const order: Stored | undefined = await strapi.db
        .query(ORDER)
        .findOne({ where, orderBy: { reference: 'asc' } });
      if (!order) return undefined;
      const shown = Object.fromEntries(SHOWN.map((field) => [field, order[field]]));
      return { ...shown, state: stateForCustomer(order), refunded: amountsOf(order).refunded };
    },

    /**
     * Returns the stock by product: that of counted ones, and 0 for those that were taken out of the shop, which pages
     * offer until they are rebuilt.
     */
    async stock(ids: readonly string[]) {
      const where = { documentId: { $in: ids } };
      const products: { documentId: string; stock: number | null; publishedAt: unknown }[] =
        await strapi.db
          .query(PRODUCT)
          .findMany({ select: ['documentId', 'stock', 'publishedAt'], where });
      const former: { documentId: string }[] = await strapi.db
        .query(FORMER)
        .findMany({ select: ['documentId'], where });
      const live = products.filter(({ publishedAt }) => publishedAt);
      return Object.fromEntries([
        ...[...products, ...former].map(({ documentId }) => [documentId, 0]),
        ...live.map(({ documentId, stock }) => [documentId, stock ?? undefined]),
      ]);
    },
  };
});
