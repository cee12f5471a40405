import type { Knex } from 'knex';
import type { Core } from '@strapi/strapi';
import { createHash } from 'node:crypto';
import { publishIssues } from '~/content/cms/publish-issues';
import { readCsv, writeCsv } from './csv';
import {
  COLUMNS,
  compareSheet,
  type Difference,
  type Fault,
  type Field,
  type Product,
} from './sheet';
import { STOCK_CHANGE } from '../stock-changes';
import { webhooksOf } from '../webhooks';

const PRODUCT = 'api::product.product';

type Priced = Product & { nameEn: string };

interface Review {
  differences: Difference[];
  faults: Fault[];
  version: string;
  isStale?: boolean;
}

/** Where the database has them. */
const STORED = { price: 'price', originalPrice: 'original_price', stock: 'stock' };

/** All products as shoppers see them, or as their draft has them while they do not. */
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

/** Prices and stock of all products as CSV. */
export async function exportSheet(strapi: Core.Strapi) {
  const rows = (await productsOf(strapi)).map((product) => COLUMNS.map((name) => product[name]));
  return writeCsv(rows, COLUMNS);
}

/**
 * How a CSV file differs from the products, all that is wrong with it, by the rules of the shop's build too, and a
 * `version` of both that {@link applySheet} requires.
 */
export async function reviewSheet(
  strapi: Core.Strapi,
  bytes: Buffer,
  trx?: Knex.Transaction,
): Promise<Review> {
  const csv = readCsv(bytes);
  if ('faults' in csv) return { differences: [], faults: csv.faults, version: '' };
  const products = await productsOf(strapi, trx);
  const { differences, faults } = compareSheet(csv.lines, products);
  const byId = new Map(products.map((product) => [product.id, product]));
  for (const { line, id, to } of differences) {
    // The category is not at stake here.
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
 * Changes prices and stock to what a CSV file says, all or nothing, in the live version and the draft of each product;
 * whatever else an editor has saved stays a draft. Stock has its history. Calls the shop's webhook once.
 *
 * @param version of the review that somebody has seen; absent: nobody has
 * @returns the review; `isStale` if the products are no longer as they were seen
 */
export async function applySheet(
  strapi: Core.Strapi,
  bytes: Buffer,
  { version, reason }: { version?: string; reason: string },
): Promise<Review> {
  let changed: string | undefined;
  const result = await strapi.db.transaction(async ({ trx }): Promise<Review> => {
    // Orders that take stock wait, and what they took before is what the review compares.
    await strapi.db
      .getConnection('products')
      .transacting(trx)
      .select('id')
      .orderBy('id')
      .forNoKeyUpdate();
    const review = await reviewSheet(strapi, bytes, trx);
    if (review.faults.length > 0) return review;
    if (version !== undefined && version !== review.version) return { ...review, isStale: true };
    for (const { id, to } of review.differences) {
      const columns = Object.entries(to).map(([field, value]) => [STORED[field as Field], value]);
      await strapi.db
        .getConnection('products')
        .transacting(trx)
        .where({ document_id: id })
        .update(Object.fromEntries(columns));
      if (to.stock !== undefined) await noteStock(strapi, id, to.stock, reason);
    }
    changed = review.differences[0]?.id;
    return review;
  });
  if (changed !== undefined) await callShop(strapi, changed);
  return result;
}

async function noteStock(
  strapi: Core.Strapi,
  documentId: string,
  stock: number | null,
  reason: string,
) {
  const products: { id: number; publishedAt: unknown }[] = await strapi.db
    .query(PRODUCT)
    .findMany({ where: { documentId } });
  const version = products.find(({ publishedAt }) => publishedAt === null) ?? products[0];
  await strapi.db.query(STOCK_CHANGE).create({
    data: {
      product: version?.id,
      action: stock === null ? 'uncounted' : 'counted',
      quantity: stock,
      left: stock,
      reason,
    },
  });
}

/** Calls the webhooks and waits for their answers: the command that imports ends then. */
async function callShop(strapi: Core.Strapi, documentId: string) {
  const event = 'entry.publish';
  const { store, runner } = webhooksOf(strapi);
  const called = (await store.findWebhooks()).filter(
    ({ isEnabled, events }) => isEnabled && events.includes(event),
  );
  const info = { model: 'product', uid: PRODUCT, entry: { documentId } };
  await Promise.all(called.map((webhook) => runner.run(webhook, event, info)));
}
