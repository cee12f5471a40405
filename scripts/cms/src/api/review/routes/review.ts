/** Without Strapi's default routes: only published reviews can be read, without address and reference. */
export default {
  routes: [
    { method: 'GET', path: '/reviews', handler: 'review.find' },
    { method: 'PUT', path: '/reviews/:reviewId', handler: 'review.record' },
  ],
};
