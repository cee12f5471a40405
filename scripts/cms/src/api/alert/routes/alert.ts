/** Without Strapi's default routes: alerts cannot be read over the API. */
export default {
  routes: [
    { method: 'PUT', path: '/alerts/:alertId', handler: 'alert.record' },
    { method: 'PUT', path: '/alert-answers', handler: 'alert.answer' },
  ],
};
