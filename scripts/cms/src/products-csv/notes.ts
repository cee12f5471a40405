import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Words } from './choices';
import type { Difference, Product } from './table';
import { doublesOf, sharedKeys } from '../publish-questions';
import { shownTime } from '../shown-time';
import type { StockChange } from '../stock-changes';

const LAST_CHANGE: Words = {
  zh: '存貨最後變動：{at}（{what}）。',
  en: 'Last change of stock: {at} ({what}).',
};

const ACTIONS: Record<StockChange['action'], Words> = {
  sold: { zh: '訂單', en: 'order' },
  returned: { zh: '退款', en: 'refund' },
  counted: { zh: '點存', en: 'count' },
  added: { zh: '加入', en: 'added' },
  removed: { zh: '取走', en: 'removed' },
  uncounted: { zh: '不再計存貨', en: 'no longer counted' },
};

interface LastChange {
  document_id: string;
  action: StockChange['action'];
  created_at: string | number | Date;
}

const inBoth = (sentence: (locale: keyof Words) => string): Words => ({
  zh: sentence('zh'),
  en: sentence('en'),
});

/**
 * Returns a note for each product whose stock a table changes: the table may be older than the
 * last order, and would put back what was sold.
 */
export async function stockNotes(
  strapi: Core.Strapi,
  differences: readonly Difference[],
  trx?: Knex.Transaction,
): Promise<Map<string, Words>> {
  const ids = differences.filter(({ id, to }) => id && 'stock' in to).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const latest = strapi.db
    .getConnection('stock_changes_product_lnk as link')
    .join('products as product', 'product.id', 'link.product_id')
    .whereIn('product.document_id', ids)
    .groupBy('product.document_id')
    .select('product.document_id')
    .max('link.stock_change_id as id')
    .as('latest');
  const query = strapi.db
    .getConnection('stock_changes as change')
    .join(latest, 'latest.id', 'change.id');
  const rows: LastChange[] = await (trx ? query.transacting(trx) : query).select(
    'latest.document_id',
    'change.action',
    'change.created_at',
  );
  return new Map(
    rows.map(({ document_id: id, action, created_at: at }) => [
      id,
      inBoth((locale) =>
        LAST_CHANGE[locale]
          .replace('{at}', shownTime(new Date(at).toISOString(), locale))
          .replace('{what}', ACTIONS[action][locale]),
      ),
    ]),
  );
}

/** The only value by which two new rows without an id differ. */
const documentIdOf = ({ id, line }: Difference) => id || `line ${line}`;

/**
 * Returns a function that says which products have the name or number that a row gives to its
 * product, once all rows are applied.
 */
export function doubleNotes(
  differences: readonly Difference[],
  products: readonly (Product & { draft?: Product })[],
): (difference: Difference) => Words[] {
  const changes = new Map(differences.map(({ id, to }) => [id, to]));
  const versions = [
    ...products.flatMap(({ draft, ...live }) =>
      [live, ...(draft ? [draft] : [])].map(({ id, name, sku }) => ({
        ...{ documentId: id, name, sku },
        ...changes.get(id),
      })),
    ),
    ...differences
      .filter(({ id }) => id === '')
      .map((row) => ({ documentId: documentIdOf(row), name: row.name, sku: row.to.sku })),
  ];
  const byKey = new Map<string, typeof versions>();
  for (const version of versions) {
    for (const key of sharedKeys(version)) {
      const others = byKey.get(key);
      if (others) others.push(version);
      else byKey.set(key, [version]);
    }
  }
  return (difference) => {
    const { id, name, to } = difference;
    const given = {
      documentId: documentIdOf(difference),
      sku: to.sku,
      ...(id === '' && { name }),
    };
    const others = sharedKeys(given).flatMap((key) => byKey.get(key) ?? []);
    const [zh, en] = (['zh', 'en'] as const).map((locale) => doublesOf(given, others, locale));
    return (zh ?? []).map((sentence, index) => ({ zh: sentence, en: en?.[index] ?? sentence }));
  };
}
