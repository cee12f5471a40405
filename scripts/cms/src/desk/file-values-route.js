const { SETTINGS } = require('./settings.js');

/**
 * Registers what the forms of settings ask for: `GET /shop/settings/shop-policy?section=refund-window`, what the
 * repository's files say in place of fields that are empty.
 */
function setFileValuesRoute(strapi) {
  strapi.server.routes({
    type: 'admin',
    prefix: '/shop/settings',
    routes: [
      {
        method: 'GET',
        path: '/:kind',
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        async handler(context) {
          const { kind } = context.params;
          if (!Object.values(SETTINGS).includes(kind)) return context.notFound();
          const { fileValues } = require(process.env.CMS_RULES);
          context.body = fileValues(kind, context.query);
        },
      },
    ],
  });
}

module.exports = { setFileValuesRoute };
