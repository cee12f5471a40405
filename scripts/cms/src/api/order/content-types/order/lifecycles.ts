import { shopFacts } from '../../../../desk/settings';
import { orderMails } from '../../../../mails/order-mails';
import { queueMails } from '../../../../mails/outbox';
import type { OrderState } from '~/contracts/order';
import type { Order } from '../../../../orders/order-rules';
import { takeStock } from '../../../../orders/take-stock';

interface Event {
  params: { where: object };
  result?: Order & { id: number };
  state: { before?: OrderState | undefined };
}

/** The mails of the state that an order is in now; those of before were queued before. */
async function queueOrderMails(id: number) {
  const order = await strapi.db.query('api::order.order').findOne({ where: { id } });
  if (order) await queueMails(strapi, orderMails(order, await shopFacts(strapi)));
}

const stateIn = async (where: object): Promise<OrderState | undefined> =>
  (await strapi.db.query('api::order.order').findOne({ select: ['state'], where }))?.state;

/** Whoever sets the state: the shop's functions, or an editor who has seen a bank transfer. */
async function afterChange({ result, state }: Event) {
  if (!result) return;
  await takeStock(strapi, result.id);
  if (state.before !== result.state) await queueOrderMails(result.id);
}

export default {
  async beforeUpdate({ params, state }: Event) {
    state.before = await stateIn(params.where);
  },
  afterCreate: afterChange,
  afterUpdate: afterChange,
};
