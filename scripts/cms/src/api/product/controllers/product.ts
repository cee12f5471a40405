import { factories } from '@strapi/strapi';
import type { Context } from 'koa';

/** The fields of a picture that the shop reads. With all fields, ten thousand products take 1.5 times as long. */
const PICTURE = { fields: ['url', 'alternativeText', 'updatedAt'] };

/** `populate=*` without data that the shop does not read, such as the whole products of a relation. */
const POPULATE = { image: PICTURE, gallery: PICTURE, goesWith: { fields: ['documentId'] } };

const withoutMore = (context: Context) => {
  if (context.query.populate === '*') context.query = { ...context.query, populate: POPULATE };
};

export default factories.createCoreController('api::product.product', () => ({
  async find(context) {
    withoutMore(context);
    return super.find(context);
  },
  async findOne(context) {
    withoutMore(context);
    return super.findOne(context);
  },
}));
