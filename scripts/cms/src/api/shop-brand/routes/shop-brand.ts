import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::shop-brand.shop-brand', {
  only: ['find'],
  config: { find: { policies: ['global::drafts-need-token'] } },
});
