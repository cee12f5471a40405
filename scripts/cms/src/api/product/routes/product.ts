import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::product.product', {
  only: ['find', 'findOne'],
  config: {
    find: { policies: ['global::drafts-need-token'] },
    findOne: { policies: ['global::drafts-need-token'] },
  },
});
