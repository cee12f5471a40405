/** Without Strapi's default routes: the API neither lists nor deletes orders, and returns no customer. */
export default {
  routes: [
    { method: 'GET', path: '/orders/stock', handler: 'order.stock' },
    { method: 'GET', path: '/orders/states', handler: 'order.states' },
    { method: 'POST', path: '/orders/lookup', handler: 'order.lookup' },
    { method: 'PUT', path: '/orders/:orderId', handler: 'order.record' },
  ],
};
