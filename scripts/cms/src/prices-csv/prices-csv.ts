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

type Priced = Product & { nameEn: string };

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

/** All products: the published version, or the draft of unpublished ones. */
async function productsOf(strapi: Core.Strapi, trx?: Knex.Transaction) {
  const query = strapi.db.getConnection('products');
  const rows = await (trx ? query.transacting(trx) : query)
    .select('document_id', 'name', 'name_en', 'price', 'original_price', 'stock', 'published_at')
    .orderBy('id');
  const products = new Map<string, Priced>();
  for (const row of rows) {
    const { document_id: id } = row;
    if (row.published_at === null && products.has(id)) continue;
    products.set(id, {
      id,
      name: row.name,
      nameEn: row.name_en,
      price: row.price,
      originalPrice: row.original_price,
      stock: row.stock,
    });
  }
  return [...products.values()];
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
  for (const [index, { line, id, to }] of differences.entries()) {
    // Lets other requests be answered meanwhile.
    if (index % BATCH === 0) await setImmediate();
    // Any valid category will do here.
    const entry = { ...byId.get(id), ...to, documentId: id, category: 'guitars' };
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
 * @returns the review; `isStale` if the products have changed since
 */
export async function applyTable(
  strapi: Core.Strapi,
  bytes: Buffer,
  { version, reason }: { version?: string; reason: string },
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
        await products().where({ document_id: id }).update(Object.fromEntries(columns));
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
