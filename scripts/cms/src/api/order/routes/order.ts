/** Without Strapi's default routes: the API neither lists nor deletes orders, and returns only their states. */
export default {
  routes: [
    { method: 'GET', path: '/orders/stock', handler: 'order.stock' },
    { method: 'GET', path: '/orders/states', handler: 'order.states' },
    { method: 'PUT', path: '/orders/:orderId', handler: 'order.record' },
  ],
};
