import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::category.category', {
  only: ['find', 'findOne'],
  config: {
    find: { policies: ['global::drafts-need-token'] },
    findOne: { policies: ['global::drafts-need-token'] },
  },
});
