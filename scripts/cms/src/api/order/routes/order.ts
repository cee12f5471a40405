/** Not the routes that Strapi offers: nobody lists or deletes orders over the API, or reads more than a state. */
export default {
  routes: [
    { method: 'GET', path: '/orders/stock', handler: 'order.stock' },
    { method: 'GET', path: '/orders/states', handler: 'order.states' },
    { method: 'PUT', path: '/orders/:orderId', handler: 'order.record' },
  ],
};
