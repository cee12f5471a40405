const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::shop-synonym.shop-synonym');
