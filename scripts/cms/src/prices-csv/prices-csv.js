const { createHash } = require('node:crypto');
const { readCsv, writeCsv } = require('./csv.js');
const { COLUMNS, compareSheet } = require('./sheet.js');
const { STOCK_CHANGE } = require('../stock-changes.js');

const PRODUCT = 'api::product.product';

/** Where the database has them. */
const STORED = { price: 'price', originalPrice: 'original_price', stock: 'stock' };

/** All products as shoppers see them, or as their draft has them while they do not. */
async function productsOf(strapi, trx) {
  const query = strapi.db.getConnection('products');
  const rows = await (trx ? query.transacting(trx) : query)
    .select('document_id', 'name', 'name_en', 'price', 'original_price', 'stock', 'published_at')
    .orderBy('id');
  const products = new Map();
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
async function exportSheet(strapi) {
  const rows = (await productsOf(strapi)).map((product) => COLUMNS.map((name) => product[name]));
  return writeCsv(rows, COLUMNS);
}

/**
 * How a CSV file differs from the products, all that is wrong with it, by the rules of the shop's build too, and a
 * `version` of both that {@link applySheet} requires.
 */
async function reviewSheet(strapi, bytes, trx) {
  const { lines, faults: notCsv } = readCsv(bytes);
  if (notCsv) return { differences: [], faults: notCsv, version: '' };
  const products = await productsOf(strapi, trx);
  const { differences, faults } = compareSheet(lines, products);
  const { publishIssues } = require(process.env.CMS_RULES);
  const byId = new Map(products.map((product) => [product.id, product]));
  for (const { line, id, to } of differences) {
    const { id: documentId, ...product } = byId.get(id);
    // The category is not at stake here.
    const entry = { ...product, ...to, documentId, category: 'guitars' };
    const [zh, en] = ['zh', 'en'].map((locale) =>
      publishIssues('product', entry, 'http://localhost', locale),
    );
    for (const [index, { field, reason }] of en.entries()) {
      if (field in STORED)
        faults.push({ line, field, reason: { zh: zh[index].reason, en: reason } });
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
async function applySheet(strapi, bytes, { version, reason }) {
  let changed;
  const result = await strapi.db.transaction(async ({ trx }) => {
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
      const columns = Object.entries(to).map(([field, value]) => [STORED[field], value]);
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

async function noteStock(strapi, documentId, stock, reason) {
  const products = await strapi.db.query(PRODUCT).findMany({ where: { documentId } });
  const { id } = products.find(({ publishedAt }) => publishedAt === null) ?? products[0];
  await strapi.db.query(STOCK_CHANGE).create({
    data: {
      product: id,
      action: stock === null ? 'uncounted' : 'counted',
      quantity: stock,
      left: stock,
      reason,
    },
  });
}

/** Calls the webhooks and waits for their answers: the command that imports ends then. */
async function callShop(strapi, documentId) {
  const event = 'entry.publish';
  const webhooks = await strapi.get('webhookStore').findWebhooks();
  const called = webhooks.filter(({ isEnabled, events }) => isEnabled && events.includes(event));
  const info = { model: 'product', uid: PRODUCT, entry: { documentId } };
  const runner = strapi.get('webhookRunner');
  await Promise.all(called.map((webhook) => runner.run(webhook, event, info)));
}

module.exports = { applySheet, exportSheet, reviewSheet };
