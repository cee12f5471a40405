const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::shop-setting.shop-setting');
