const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::stock-change.stock-change');
