const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreRouter('api::shop-studio.shop-studio', {
  only: ['find'],
  config: { find: { policies: ['global::drafts-need-token'] } },
});
