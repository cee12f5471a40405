const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreRouter('api::shop-setting.shop-setting', {
  only: ['find'],
  config: { find: { policies: ['global::drafts-need-token'] } },
});
