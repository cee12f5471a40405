/** Not the routes that Strapi offers: nobody reads alerts over the API. */
export default {
  routes: [
    { method: 'PUT', path: '/alerts/:alertId', handler: 'alert.record' },
    { method: 'PUT', path: '/alert-answers', handler: 'alert.answer' },
  ],
};
