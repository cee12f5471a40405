import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::shop-studio.shop-studio', {
  only: ['find'],
  config: { find: { policies: ['global::drafts-need-token'] } },
});
