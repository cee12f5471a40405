const { createAccess, setOrdersToken } = require('./seed/access.js');
const { createCatalogue } = require('./seed/catalogue.js');
const { keepOrdersPrivate, setWebhook } = require('./call-shop.js');

/** Seeds an empty CMS. After an interrupted seed, server.mjs empties it again. */
module.exports = {
  async bootstrap({ strapi }) {
    const isNew = !(await strapi.service('admin::user').exists());
    if (isNew) {
      await createCatalogue(strapi);
      await createAccess(strapi);
    }
    await setOrdersToken(strapi);
    keepOrdersPrivate(strapi);
    await setWebhook(strapi);
  },
};
