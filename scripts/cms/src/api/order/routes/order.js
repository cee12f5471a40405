/** Not the routes that Strapi offers: nobody reads, lists or deletes orders over the API. */
module.exports = {
  routes: [
    { method: 'GET', path: '/orders/stock', handler: 'order.stock' },
    { method: 'PUT', path: '/orders/:orderId', handler: 'order.record' },
  ],
};
