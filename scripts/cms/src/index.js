const customFields = require('./custom-fields.json');
const { allowSettings, createAccess, setOrdersToken } = require('./seed/access.js');
const { createCatalogue } = require('./seed/catalogue.js');
const { startTelling } = require('./alerts/tell-who-waits.js');
const { keepPrivate, setWebhooks } = require('./call-shop.js');
const { connectNewlyPublished, convertGoesWith } = require('./goes-with.js');
const { setFileValuesRoute } = require('./desk/file-values-route.js');
const { setPanelRules } = require('./desk/panel-rules.js');
const { setPublishRules } = require('./desk/publish-rules.js');
const { setRoles } = require('./desk/roles.js');
const { createSettings } = require('./desk/settings.js');
const { setViews } = require('./desk/views.js');
const { setPriceListRoutes } = require('./price-list/routes.js');
const { setStatusRoute } = require('./shop-status.js');
const { startOutbox } = require('./mails/outbox.js');
const { startRetention } = require('./people/retention.js');
const { setPersonalDataRoutes } = require('./people/panel-routes.js');

/** Seeds an empty CMS. The accounts come last: without it, a seed was interrupted and starts again. */
module.exports = {
  register({ strapi }) {
    strapi.customFields.register(
      Object.entries(customFields).map(([name, type]) => ({ name, type })),
    );
    setPersonalDataRoutes(strapi);
    setPriceListRoutes(strapi);
    setStatusRoute(strapi);
    setFileValuesRoute(strapi);
  },

  async bootstrap({ strapi }) {
    setPanelRules(strapi);
    setPublishRules(strapi);
    connectNewlyPublished(strapi);
    await convertGoesWith(strapi);
    await setViews(strapi);
    await createSettings(strapi);
    const roles = await setRoles(strapi);
    const isNew = !(await strapi.service('admin::user').exists());
    if (isNew) {
      if (process.env.CMS_SEED !== 'accounts') {
        console.log(
          'Seeding the CMS with the built-in catalogue (takes up to a minute, only once) …',
        );
        await createCatalogue(strapi);
      }
      await createAccess(strapi, roles);
    }
    await setOrdersToken(strapi);
    await allowSettings(strapi);
    keepPrivate(strapi);
    await setWebhooks(strapi);
    startOutbox(strapi);
    await startTelling(strapi);
    await startRetention(strapi);
  },
};
