const { createAccess } = require('./seed/access.js');
const { createCatalogue } = require('./seed/catalogue.js');
const { setWebhook } = require('./webhook.js');

/** Fills an empty CMS; server.mjs sees to it that one whose filling was broken off is empty again. */
module.exports = {
  async bootstrap({ strapi }) {
    const isNew = !(await strapi.service('admin::user').exists());
    if (isNew) {
      await createCatalogue(strapi);
      await createAccess(strapi);
    }
    await setWebhook(strapi);
  },
};
