const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreService('api::shop-studio.shop-studio');
