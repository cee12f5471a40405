import type { Knex } from 'knex';
import type { Core } from '@strapi/strapi';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { publishIssues } from '~/content/cms/publish-issues';
import { readCsv, writeCsv } from './csv';
import {
  COLUMNS,
  compareTable,
  type Difference,
  type Fault,
  type Field,
  type Product,
} from './table';
import { announce, changeStock, whenAnnounced, type StockChange } from '../stock-changes';

type Priced = Product & { nameEn: string; draft?: Product };

/** How a CSV file differs from the products. */
export interface Review {
  differences: Difference[];
  faults: Fault[];
  version: string;
  isStale?: boolean;
}

/** Number of products validated at a time: takes a few ms. */
const BATCH = 100;

/** Database columns by field. */
const STORED = { price: 'price', originalPrice: 'original_price', stock: 'stock' };

/** ms. With a smaller difference of their times, Strapi regards a draft as published. */
const SAME_TIME = 500;

/** All products: the published version, with the draft if it has unpublished changes, or only the draft. */
async function productsOf(strapi: Core.Strapi, trx?: Knex.Transaction) {
  const query = strapi.db.getConnection('products');
  const rows: Row[] = await (trx ? query.transacting(trx) : query)
    .select('document_id', 'name', 'name_en', 'price', 'original_price', 'stock')
    .select('published_at', 'updated_at')
    .orderBy('id');
  const products = new Map<string, { live?: Row; draft?: Row }>();
  for (const row of rows) {
    const versions = products.get(row.document_id) ?? {};
    versions[row.published_at === null ? 'draft' : 'live'] = row;
    products.set(row.document_id, versions);
  }
  return [...products.values()].flatMap(({ live, draft }): Priced[] => {
    const shown = live ?? draft;
    if (!shown) return [];
    return [{ ...productOf(shown), ...(isModified(live, draft) && { draft: productOf(draft) }) }];
  });
}

interface Row {
  document_id: string;
  name: string;
  name_en: string;
  price: number | null;
  original_price: number | null;
  stock: number | null;
  published_at: unknown;
  updated_at: string | number | Date;
}

const timeOf = ({ updated_at: at }: Row) => new Date(at).getTime();

/** Whether a product has unpublished changes. */
const isModified = (live: Row | undefined, draft: Row | undefined): draft is Row =>
  live !== undefined &&
  draft !== undefined &&
  (timeOf(draft) - timeOf(live) > SAME_TIME ||
    draft.price !== live.price ||
    draft.original_price !== live.original_price);

const productOf = (row: Row) => ({
  id: row.document_id,
  name: row.name,
  nameEn: row.name_en,
  price: row.price,
  originalPrice: row.original_price,
  stock: row.stock,
});

/** Returns the values of a draft that a table would replace without their having been published. */
function replacedIn({ from, to }: Difference, draft: Product) {
  const fields = Object.keys(to) as Field[];
  return Object.fromEntries(
    fields.filter((field) => draft[field] !== from[field]).map((field) => [field, draft[field]]),
  );
}

/** Returns prices and stock of all products as CSV. */
export async function exportTable(strapi: Core.Strapi) {
  const rows = (await productsOf(strapi)).map((product) => COLUMNS.map((name) => product[name]));
  return writeCsv(rows, COLUMNS);
}

/**
 * Returns the differences between a CSV file and the products, all faults, also by the rules of the
 * shop's build, and a `version` of both that {@link applyTable} requires.
 */
export async function reviewTable(
  strapi: Core.Strapi,
  bytes: Buffer,
  trx?: Knex.Transaction,
): Promise<Review> {
  const csv = readCsv(bytes);
  if ('faults' in csv) return { differences: [], faults: csv.faults, version: '' };
  const products = await productsOf(strapi, trx);
  const { differences, faults } = compareTable(csv.lines, products);
  const byId = new Map(products.map((product) => [product.id, product]));
  for (const [index, difference] of differences.entries()) {
    const { line, id, to } = difference;
    // Lets other requests be answered meanwhile.
    if (index % BATCH === 0) await setImmediate();
    const product = byId.get(id);
    if (product?.draft) difference.draft = replacedIn(difference, product.draft);
    // Any valid category will do here.
    const entry = { ...product, ...to, documentId: id, category: 'guitars' };
    const issuesIn = (locale: 'zh' | 'en') =>
      publishIssues('product', entry, 'http://localhost', locale);
    const zh = issuesIn('zh');
    for (const [index, { field, reason }] of issuesIn('en').entries()) {
      if (field in STORED)
        faults.push({ line, field, reason: { zh: zh[index]?.reason ?? reason, en: reason } });
    }
  }
  const version = createHash('sha256').update(JSON.stringify(differences)).digest('hex');
  return { differences, faults: faults.sort((a, b) => a.line - b.line), version };
}

/**
 * Changes prices and stock to those of a CSV file, all or nothing, in the live version and the
 * draft of each product; other draft changes stay unpublished. Calls the shop's webhook once.
 *
 * @param version of the review that the editor has seen, if any
 * @param by the id of the editor
 * @returns the review; `isStale` if the products have changed since
 */
export async function applyTable(
  strapi: Core.Strapi,
  bytes: Buffer,
  { version, reason, by = null }: { version?: string; reason: string; by?: number | null },
): Promise<Review> {
  const result = await strapi.db.transaction(async ({ trx, onCommit }): Promise<Review> => {
    const products = () => strapi.db.getConnection('products').transacting(trx);
    // Orders that take stock wait; the review includes the stock taken before.
    await products().select('id').orderBy('id').forNoKeyUpdate();
    const review = await reviewTable(strapi, bytes, trx);
    if (review.faults.length > 0) return review;
    if (version !== undefined && version !== review.version) return { ...review, isStale: true };
    for (const { id, to } of review.differences) {
      const { stock: _, ...prices } = to;
      const columns = Object.entries(prices).map(([field, value]) => [
        STORED[field as Field],
        value,
      ]);
      if (columns.length > 0)
        await products()
          .where({ document_id: id })
          .update({ ...Object.fromEntries(columns), updated_by_id: by });
    }
    const counted = await changeStock(strapi, stockChanges(review.differences, reason));
    const [first] = review.differences;
    if (first && counted.length === 0) onCommit(() => announce(strapi, [first.id]));
    return review;
  });
  await whenAnnounced();
  return result;
}

const stockChanges = (differences: readonly Difference[], reason: string): StockChange[] =>
  differences.flatMap(({ id, to: { stock } }) =>
    stock === undefined
      ? []
      : [
          {
            product: id,
            action: stock === null ? 'uncounted' : 'counted',
            quantity: stock,
            reason,
          },
        ],
  );
