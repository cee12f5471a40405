import { factories } from '@strapi/strapi';
import type { Context } from 'koa';

/** `populate=*` without the whole product. */
const POPULATE = { successor: { fields: ['documentId'] } };

export default factories.createCoreController('api::former-product.former-product', () => ({
  async find(context: Context) {
    if (context.query.populate === '*') context.query = { ...context.query, populate: POPULATE };
    // Drafts, which all products have: a successor that is no longer published leads to its own.
    context.query = { ...context.query, status: 'draft' };
    return super.find(context);
  },
}));
