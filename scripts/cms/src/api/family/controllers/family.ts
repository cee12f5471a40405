import { factories } from '@strapi/strapi';
import type { Context } from 'koa';

/** `populate=*` without the whole products. */
const POPULATE = { members: { fields: ['documentId'] } };

export default factories.createCoreController('api::family.family', () => ({
  async find(context: Context) {
    if (context.query.populate === '*') context.query = { ...context.query, populate: POPULATE };
    return super.find(context);
  },
}));
