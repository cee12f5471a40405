const { factories } = require('@strapi/strapi');

/** `populate=*`, without the whole products of a relation: the shop needs their ids. */
const POPULATE = { image: true, gallery: true, goesWith: { fields: ['documentId'] } };

const withIds = (context) => {
  if (context.query.populate === '*') context.query = { ...context.query, populate: POPULATE };
};

module.exports = factories.createCoreController('api::product.product', () => ({
  async find(context) {
    withIds(context);
    return super.find(context);
  },
  async findOne(context) {
    withIds(context);
    return super.findOne(context);
  },
}));
