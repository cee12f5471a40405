import { factories } from '@strapi/strapi';
import type { Context } from 'koa';

/**
 * Drafts, which all products have: a successor that is no longer published leads to its own. Filters and other
 * relations of the caller would tell what their drafts contain.
 */
const QUERY = {
  populate: { successor: { fields: ['documentId'] } },
  sort: 'documentId',
  status: 'draft',
};

export default factories.createCoreController('api::former-product.former-product', () => ({
  async find(context: Context) {
    context.query = { ...QUERY, pagination: context.query.pagination };
    return super.find(context);
  },
}));
