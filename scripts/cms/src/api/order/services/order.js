const { factories } = require('@strapi/strapi');
const { afterPayment, isSameOrder } = require('../../../orders/order-rules.js');

const ORDER = 'api::order.order';
const PRODUCT = 'api::product.product';

module.exports = factories.createCoreService(ORDER, ({ strapi }) => {
  const find = (orderId) => strapi.db.query(ORDER).findOne({ where: { orderId } });

  const recordOnce = (orderId, { state: payment, ...content }) =>
    strapi.db.transaction(async () => {
      const before = await find(orderId);
      if (!before) {
        const data = { ...content, orderId, documentId: orderId, payment, state: payment };
        return { order: await strapi.documents(ORDER).create({ data }), isNew: true };
      }
      if (!isSameOrder(before, content)) return { isNew: false };
      const change = afterPayment(before, payment);
      if (!change) return { order: before, isNew: false };
      const { documentId } = before;
      const order = await strapi.documents(ORDER).update({ documentId, data: change });
      return { order, isNew: false };
    });

  return {
    /** Without `order` in the result, the id is that of another order. */
    async record(orderId, message) {
      try {
        return await recordOnce(orderId, message);
      } catch (error) {
        // Of two requests that write an order at the same time, the database rejects one.
        if (!(await find(orderId))) throw error;
        return recordOnce(orderId, message);
      }
    },

    /** By product. Counts published products. */
    async stock(ids) {
      const products = await strapi.db.query(PRODUCT).findMany({
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
