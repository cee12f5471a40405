import type { Core } from '@strapi/strapi';
import { useMiddleware } from './desk/middleware';
interface Version {
  id: number;
  publishedAt: unknown;
  updatedAt: unknown;
}

interface Ref {
  id: number;
  documentId: string;
}

const PRODUCT = 'api::product.product';
const JSON_TABLE = 'products_goes_with_json';

/**
 * Sets the cross-sell of one version of a product: the drafts or published versions of other
 * products, sorted by id. Products that do not exist are left out.
 *
 * @param ids documentIds
 */
async function setCrossSells(
  strapi: Core.Strapi,
  { id, publishedAt, updatedAt }: Version,
  ids: readonly string[],
) {
  const products = strapi.db.query(PRODUCT);
  const found: Ref[] = await products.findMany({
    select: ['id', 'documentId'],
    where: { documentId: { $in: ids }, publishedAt: publishedAt ? { $notNull: true } : null },
  });
  const rows = new Map(found.map((row) => [row.documentId, row.id]));
  const goesWith = ids.filter((each) => rows.has(each)).map((each) => rows.get(each));
  await products.update({ where: { id }, data: { goesWith } });
  // Not an edit: drafts and published versions with the same time count as equal.
  await strapi.db.queryBuilder(PRODUCT).where({ id }).update({ updatedAt }).execute();
}

/** Sets the cross-sell of a product's draft and published version. */
export async function setCrossSellsOf(
  strapi: Core.Strapi,
  documentId: string,
  ids: readonly string[],
) {
  const versions: Version[] = await strapi.db.query(PRODUCT).findMany({ where: { documentId } });
  for (const version of versions) await setCrossSells(strapi, version, ids);
}

/** Converts the lists of ids that a migration has kept to relations. */
export async function convertStoredCrossSells(strapi: Core.Strapi) {
  const { schema } = strapi.db.connection;
  if (!(await schema.hasTable(JSON_TABLE))) return;
  for (const { product_id: id, ids } of await strapi.db.connection(JSON_TABLE)) {
    const version = await strapi.db.query(PRODUCT).findOne({ where: { id } });
    const list = JSON.parse(ids || 'null');
    if (version && Array.isArray(list)) await setCrossSells(strapi, version, list.map(String));
  }
  await schema.dropTable(JSON_TABLE);
}

/**
 * A published version relates to published versions only, so relations to products that are published later would be
 * missing until the next publication. Adds them when those products are published.
 */
export function connectNewlyPublished(strapi: Core.Strapi) {
  useMiddleware(strapi, async ({ uid, action, params }, next) => {
    const result = await next();
    if (uid !== PRODUCT || action !== 'publish') return result;
    const drafts: (Ref & { goesWith: Ref[] })[] = await strapi.db.query(PRODUCT).findMany({
      where: { publishedAt: null, goesWith: { documentId: params.documentId } },
      populate: { goesWith: { select: ['documentId'] } },
    });
    for (const { documentId, goesWith } of drafts) {
      const live = await strapi.db
        .query(PRODUCT)
        .findOne({ where: { documentId, publishedAt: { $notNull: true } } });
      const ids = goesWith.map((each) => each.documentId);
      if (live) await setCrossSells(strapi, live, ids);
    }
    return result;
  });
}
