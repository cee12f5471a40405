import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::shop-service.shop-service', {
  only: ['find'],
  config: { find: { policies: ['global::drafts-need-token'] } },
});
