const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreService('api::stock-change.stock-change');
