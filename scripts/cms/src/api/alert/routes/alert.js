/** Not the routes that Strapi offers: nobody reads alerts over the API. */
module.exports = {
  routes: [
    { method: 'PUT', path: '/alerts/:alertId', handler: 'alert.record' },
    { method: 'PUT', path: '/alert-answers', handler: 'alert.answer' },
  ],
};
