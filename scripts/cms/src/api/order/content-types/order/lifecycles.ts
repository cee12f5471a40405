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

/** The mails of the state that an order is in now, and of its correction; those of before were queued before. */
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

/** Whoever sets the state: the shop's functions, or an editor who has seen a bank transfer. */
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
