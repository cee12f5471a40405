/** Not the routes that Strapi offers: nobody reads messages over the API. */
export default {
  routes: [{ method: 'PUT', path: '/messages/:messageId', handler: 'message.record' }],
};
