const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreRouter('api::product.product', {
  only: ['find', 'findOne'],
  config: {
    find: { policies: ['global::drafts-need-token'] },
    findOne: { policies: ['global::drafts-need-token'] },
  },
});
