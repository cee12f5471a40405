const { takeStock } = require('../../../../orders/take-stock.js');

/** Whoever sets the state: the shop's functions, or an editor who has seen a bank transfer. */
const afterChange = async ({ result }) => {
  if (result) await takeStock(strapi, result.id);
};

module.exports = { afterCreate: afterChange, afterUpdate: afterChange };
