import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::shop-guide.shop-guide');
