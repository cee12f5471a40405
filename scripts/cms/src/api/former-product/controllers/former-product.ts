import { factories } from '@strapi/strapi';
import type { Context } from 'koa';

/** `populate=*` without the whole product. */
const POPULATE = { successor: { fields: ['documentId'] } };

export default factories.createCoreController('api::former-product.former-product', () => ({
  async find(context: Context) {
    if (context.query.populate === '*') context.query = { ...context.query, populate: POPULATE };
    return super.find(context);
  },
}));
