import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::shop-synonym.shop-synonym', {
  only: ['find'],
  config: { find: { policies: ['global::drafts-need-token'] } },
});
