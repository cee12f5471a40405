import type { Core } from '@strapi/strapi';
import { useMiddleware } from './desk/middleware';

const PRODUCT = 'api::product.product';
const FORMER = 'api::former-product.former-product';

/** Fields of a product that the page about its end has. */
const KEPT = ['name', 'nameEn', 'category', 'kind', 'price'];

/**
 * Remembers products that were public: builds have no state, and cannot read drafts. The entry has the documentId of
 * its product. The shop ignores it while the product is published.
 */
export function keepFormer(strapi: Core.Strapi) {
  useMiddleware(strapi, async ({ uid, action, params }, next) => {
    if (uid !== PRODUCT || !['unpublish', 'delete', 'publish'].includes(action)) return next();
    const { documentId } = params;
    const former = strapi.db.query(FORMER);
    if (action === 'publish') {
      const result = await next();
      await former.deleteMany({ where: { documentId } });
      return result;
    }
    const live = await strapi.db
      .query(PRODUCT)
      .findOne({ where: { documentId, publishedAt: { $notNull: true } }, select: KEPT });
    if (live && (await former.count({ where: { documentId } })) === 0) {
      const fields = KEPT.map((name) => [name, live[name]]);
      await former.create({ data: { ...Object.fromEntries(fields), documentId } });
    }
    return next();
  });
}
