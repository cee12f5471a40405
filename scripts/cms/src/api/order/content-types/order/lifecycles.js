const { shopFacts } = require('../../../../desk/settings.js');
const { orderMails } = require('../../../../mails/order-mails.js');
const { queueMails } = require('../../../../mails/outbox.js');
const { takeStock } = require('../../../../orders/take-stock.js');

/** The mails of the state that an order is in now; those of before were queued before. */
async function queueOrderMails(id) {
  const order = await strapi.db.query('api::order.order').findOne({ where: { id } });
  if (order) await queueMails(strapi, orderMails(order, await shopFacts(strapi)));
}

const stateIn = async (where) =>
  (await strapi.db.query('api::order.order').findOne({ select: ['state'], where }))?.state;

/** Whoever sets the state: the shop's functions, or an editor who has seen a bank transfer. */
async function afterChange({ result, state }) {
  if (!result) return;
  await takeStock(strapi, result.id);
  if (state.before !== result.state) await queueOrderMails(result.id);
}

module.exports = {
  async beforeUpdate({ params, state }) {
    state.before = await stateIn(params.where);
  },
  afterCreate: afterChange,
  afterUpdate: afterChange,
};
