const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreRouter('api::shop-policy.shop-policy', {
  only: ['find'],
  config: { find: { policies: ['global::drafts-need-token'] } },
});
