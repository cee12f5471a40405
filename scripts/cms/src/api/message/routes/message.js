/** Not the routes that Strapi offers: nobody reads messages over the API. */
module.exports = {
  routes: [{ method: 'PUT', path: '/messages/:messageId', handler: 'message.record' }],
};
