const { createAccess, setOrdersToken } = require('./seed/access.js');
const { createCatalogue } = require('./seed/catalogue.js');
const { startOutbox } = require('./mails/outbox.js');
const { startRetention } = require('./mails/retention.js');
const { keepOrdersPrivate, setWebhook } = require('./call-shop.js');

/** Seeds an empty CMS. The editor's account comes last: without it, a seed was interrupted and starts again. */
module.exports = {
  async bootstrap({ strapi }) {
    const isNew = !(await strapi.service('admin::user').exists());
    if (isNew) {
      console.log(
        'Seeding the CMS with the built-in catalogue (takes up to a minute, only once) …',
      );
      await createCatalogue(strapi);
      await createAccess(strapi);
    }
    await setOrdersToken(strapi);
    keepOrdersPrivate(strapi);
    await setWebhook(strapi);
    startOutbox(strapi);
    await startRetention(strapi);
  },
};
