import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::shop-guide.shop-guide', {
  only: ['find'],
  config: { find: { policies: ['global::drafts-need-token'] } },
});
