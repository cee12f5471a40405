/** Without Strapi's default routes: messages cannot be read over the API. */
export default {
  routes: [{ method: 'PUT', path: '/messages/:messageId', handler: 'message.record' }],
};
