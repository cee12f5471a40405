import { shopFacts } from '../../../../desk/settings';
import { correctionMails, orderMails } from '../../../../mails/order-mails';
import { queueMails } from '../../../../mails/outbox';
import type { Order } from '../../../../orders/order-rules';
import { takeStock } from '../../../../orders/take-stock';

interface Event {
  params: { where: object };
  result?: Order & { id: number };
  state: { before?: Order | undefined };
}

const ORDER = 'api::order.order';

/** Queues the mails of the order's current state and of its correction; earlier ones are already queued. */
async function queueOrderMails(id: number, before: Order | undefined) {
  const order = await strapi.db.query(ORDER).findOne({ where: { id } });
  if (!order) return;
  const shop = await shopFacts(strapi);
  const mails =
    before && before.state === order.state
      ? correctionMails(before, order, shop)
      : orderMails(order, shop);
  await queueMails(strapi, mails);
}

/** Applies to all changes of state: by the shop's functions, or by an editor who confirms a bank transfer. */
async function afterChange({ result, state }: Event) {
  if (!result) return;
  await takeStock(strapi, result.id);
  await queueOrderMails(result.id, state.before);
}

export default {
  async beforeUpdate({ params, state }: Event) {
    state.before = await strapi.db.query(ORDER).findOne({ where: params.where });
  },
  afterCreate: afterChange,
  afterUpdate: afterChange,
};
