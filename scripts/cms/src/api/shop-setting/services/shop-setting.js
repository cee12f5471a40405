const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreService('api::shop-setting.shop-setting');
