import type { Core } from '@strapi/strapi';
import { kindOf } from '~/features/products/specifications/kinds';

const PRODUCT = 'api::product.product';

/** The attributes of a product that its kind does not have; none if it has no valid kind. */
function foreignTo(product: Parameters<typeof kindOf>[0], attributes: unknown): string[] {
  const kind = kindOf(product);
  if (!kind || typeof attributes !== 'object' || Array.isArray(attributes)) return [];
  return Object.keys(attributes ?? {}).filter((id) => !kind.attributes.includes(id));
}

/**
 * Removes attributes that a later version of the shop has deleted from a kind: builds reject products that have them,
 * and editors cannot publish these. Publishing refuses attributes of other kinds, so published products have no others.
 * Drafts that an editor gives another kind stay as they are.
 */
export async function removeFormerAttributes(strapi: Core.Strapi) {
  const products = strapi.db.query(PRODUCT);
  const live = await products.findMany({ where: { publishedAt: { $notNull: true } } });
  for (const { documentId, category, kind, attributes } of live) {
    const former = foreignTo({ category, kind }, attributes);
    if (former.length === 0) continue;
    strapi.log.warn(
      `Product ${documentId} loses attributes that its kind no longer has: ${former.join(', ')}`,
    );
    for (const version of await products.findMany({ where: { documentId, category, kind } })) {
      const entries = Object.entries(version.attributes ?? {});
      const kept = Object.fromEntries(entries.filter(([id]) => !former.includes(id)));
      // Not an edit: drafts and published versions with the same time count as equal.
      await strapi.db
        .connection('products')
        .where({ id: version.id })
        .update({ attributes: JSON.stringify(kept), updated_by_id: null });
    }
  }
}
