import { shopFacts } from '../../../../desk/settings';
import {
  correctionMails,
  orderMails,
  refundMails,
  trackingMails,
} from '../../../../mails/order-mails';
import { queueMails } from '../../../../mails/outbox';
import { nameOf, type Person } from '../../../../desk/person';
import { historyWith, isMailed, type Order } from '../../../../orders/order-rules';
import { countCode } from '../../../../orders/count-codes';
import { takeStock } from '../../../../orders/take-stock';

interface Event {
  params: { where: object; data: Partial<Order> };
  result?: Order & { id: number };
  state: { before?: Order | undefined };
}

const ORDER = 'api::order.order';

/** The account of the panel that makes the change; undefined: the shop's functions. */
const user = (): Person | undefined => strapi.requestContext.get()?.state.user;

/** Queues the mails of an order's new state, or else of its correction and tracking number, and of its refund. */
async function queueOrderMails(id: number, before: Order | undefined) {
  const order = await strapi.db.query(ORDER).findOne({ where: { id } });
  if (!order) return;
  const shop = await shopFacts(strapi);
  const mails =
    !before || isMailed(before, order)
      ? orderMails(order, shop)
      : [
          ...correctionMails(before, order, shop, Boolean(user())),
          ...trackingMails(before, order, shop),
        ];
  const refunds = before ? refundMails(before, order, shop) : [];
  await queueMails(strapi, [...mails, ...refunds]);
}

/** Applies to all changes of state: by the shop's functions, or by an editor who confirms a bank transfer. */
async function afterChange({ result, state }: Event) {
  if (!result) return;
  await countCode(strapi, result.id);
  await takeStock(strapi, result.id);
  await queueOrderMails(result.id, state.before);
}

export default {
  async beforeUpdate({ params: { where, data }, state }: Event) {
    const before: Order | null = await strapi.db.query(ORDER).findOne({ where });
    state.before = before ?? undefined;
    if (!before) return;
    const person = user();
    const by = person && nameOf(person, 'zh');
    data.history = historyWith(before, data, by, new Date().toISOString());
  },
  afterCreate: afterChange,
  afterUpdate: afterChange,
};
