import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::shop-policy.shop-policy', {
  only: ['find'],
  config: { find: { policies: ['global::drafts-need-token'] } },
});
