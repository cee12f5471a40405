import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::shop-setting.shop-setting', {
  only: ['find'],
  config: { find: { policies: ['global::drafts-need-token'] } },
});
