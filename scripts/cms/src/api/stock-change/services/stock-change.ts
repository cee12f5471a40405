import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::stock-change.stock-change');
