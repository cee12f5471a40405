import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::family.family', {
  only: ['find'],
  config: { find: { policies: ['global::drafts-need-token'] } },
});
