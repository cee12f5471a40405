const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreRouter('api::shop-synonym.shop-synonym', {
  only: ['find'],
  config: { find: { policies: ['global::drafts-need-token'] } },
});
