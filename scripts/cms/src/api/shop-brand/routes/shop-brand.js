const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreRouter('api::shop-brand.shop-brand', {
  only: ['find'],
  config: { find: { policies: ['global::drafts-need-token'] } },
});
