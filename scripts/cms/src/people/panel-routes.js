const { isAddress } = require('../mails/mail-rules.js');
const { erasePerson, exportPerson } = require('./personal-data.js');

/** Whoever may move orders on may do this. */
const policies = [
  'admin::isAuthenticatedAdmin',
  {
    name: 'admin::hasPermissions',
    config: { actions: [['plugin::content-manager.explorer.update', 'api::order.order']] },
  },
];

/** Serves the panel's page of personal data. Addresses are in bodies: logs of servers contain paths. */
function setPersonalDataRoutes(strapi) {
  const route = (path, answer) => ({
    method: 'POST',
    path,
    config: { policies },
    async handler(context) {
      const address = String(context.request.body?.address ?? '').trim();
      const isShop = address.toLowerCase() === strapi.config.get('shop').email.toLowerCase();
      if (!isAddress(address) || isShop) return context.badRequest('Not the address of a person');
      context.body = await answer(strapi, address);
    },
  });
  strapi.server.routes({
    type: 'admin',
    prefix: '/personal-data',
    routes: [route('/export', exportPerson), route('/erase', erasePerson)],
  });
}

module.exports = { setPersonalDataRoutes };
