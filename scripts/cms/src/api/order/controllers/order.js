const { factories } = require('@strapi/strapi');

const ORDER_ID = /^[0-9a-f]{32}$/;
/** A cart has at most 100 line items. */
const MAX_IDS = 100;

const isLine = (line) =>
  typeof line?.id === 'string' && Number.isInteger(line.quantity) && line.quantity > 0;

module.exports = factories.createCoreController('api::order.order', ({ strapi }) => ({
  /** Writes an order, or moves it on: the response is the same however often it is sent. */
  async record(context) {
    const { orderId } = context.params;
    const { body } = context.request;
    if (!ORDER_ID.test(orderId)) return context.badRequest('Not the id of an order');
    if (!Array.isArray(body?.lines) || !body.lines.every(isLine)) {
      return context.badRequest('Not an order');
    }
    const { order, isNew } = await strapi.service('api::order.order').record(orderId, body);
    if (!order) return context.conflict('Another order has this id');
    const { reference, placedAt, state } = order;
    context.status = isNew ? 201 : 200;
    context.body = { data: { reference, placedAt, state } };
  },

  /** How many are left of products, of those that are counted. */
  async stock(context) {
    const ids = String(context.query.ids ?? '').split(',');
    if (ids.length > MAX_IDS) return context.badRequest(`More than ${MAX_IDS} ids`);
    context.body = { data: await strapi.service('api::order.order').stock(ids) };
  },
}));
