import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::former-product.former-product', {
  only: ['find'],
});
