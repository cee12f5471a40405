import type { Knex } from 'knex';
import type { Core } from '@strapi/strapi';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { publishIssues } from '~/content/cms/publish-issues';
import { keyOf, textOf, TIMES, type Words } from './choices';
import { readCsv, writeCsv } from './csv';
import { doubleNotes, stockNotes } from './notes';
import {
  COLUMNS,
  compareTable,
  FIELDS,
  headersIn,
  type Difference,
  type Fault,
  type Field,
  type Product,
} from './table';
import { reasonOf } from '../value-names';
import { announce, changeStock, whenAnnounced, type StockChange } from '../stock-changes';

const PRODUCT = 'api::product.product';

/** A product with the fields by which others are valid or not. */
type Stored = Product & Record<(typeof BESIDE)[number], unknown>;
type Listed = Stored & { draft?: Product };

/** How a CSV file differs from the products. */
export interface Review {
  differences: Difference[];
  faults: Fault[];
  /** The lines of products with another name, which stays as it is. */
  otherNames: number[];
  version: string;
  isStale?: boolean;
}

/** Number of products validated at a time: takes a few ms. */
const BATCH = 100;

/** Database columns whose names differ from their fields. */
const STORED: Partial<Record<string, string>> = {
  nameEn: 'name_en',
  originalPrice: 'original_price',
  salePrice: 'sale_price',
  saleFrom: 'sale_from',
  saleUntil: 'sale_until',
};
const storedAs = (field: string) => STORED[field] ?? field;

/** Fields that are in no table. */
const BESIDE = ['attributes'] as const;
/** Fields that the database stores as JSON. */
const JSON_FIELDS = ['badges', 'delivery', 'attributes'];

/** ms. With a smaller difference of their times, Strapi regards a draft as published. */
const SAME_TIME = 500;

/** All products: the published version, with the draft if it has unpublished changes, or only the draft. */
async function productsOf(strapi: Core.Strapi, trx?: Knex.Transaction) {
  const query = strapi.db.getConnection('products');
  const rows: Row[] = await (trx ? query.transacting(trx) : query)
    .select('document_id', 'published_at', 'updated_at')
    .select(['name', 'nameEn', ...FIELDS, ...BESIDE].map(storedAs))
    .orderBy('id');
  const products = new Map<string, { live?: Row; draft?: Row }>();
  for (const row of rows) {
    const versions = products.get(row.document_id) ?? {};
    versions[row.published_at === null ? 'draft' : 'live'] = row;
    products.set(row.document_id, versions);
  }
  return [...products.values()].flatMap(({ live, draft }): Listed[] => {
    const shown = live ?? draft;
    if (!shown) return [];
    const product = productOf(shown);
    const other = live && draft && productOf(draft);
    const isModified =
      other &&
      (timeOf(draft) - timeOf(live) > SAME_TIME ||
        FIELDS.some((field) => keyOf(other[field]) !== keyOf(product[field])));
    return [{ ...product, ...(isModified && { draft: other }) }];
  });
}

type Row = Record<string, unknown> & {
  document_id: string;
  published_at: unknown;
  updated_at: string | number | Date;
};

const timeOf = ({ updated_at: at }: Row) => new Date(at).getTime();

/** SQLite stores JSON as text, and times as numbers. */
const valueOf = (row: Row, field: string): unknown => {
  const value = row[storedAs(field)];
  if (TIMES.includes(field) && value) return new Date(value as Date | number).toISOString();
  const isText = JSON_FIELDS.includes(field) && typeof value === 'string';
  return (isText ? JSON.parse(value || 'null') : value) ?? (field === 'badges' ? [] : null);
};

const productOf = (row: Row) =>
  Object.fromEntries([
    ['id', row.document_id],
    ...['name', 'nameEn', ...FIELDS, ...BESIDE].map((field) => [field, valueOf(row, field)]),
  ]) as Stored;

/** Returns the values of a draft that a table would replace without their having been published. */
function replacedIn({ from, to }: Difference, draft: Product) {
  const fields = Object.keys(to) as Field[];
  return Object.fromEntries(
    fields
      .filter((field) => keyOf(draft[field]) !== keyOf(from[field]))
      .map((field) => [field, draft[field]]),
  );
}

/** Changes that can make other fields invalid. */
const CAUSES: Partial<Record<string, readonly Field[]>> = {
  price: ['originalPrice'],
  originalPrice: ['price'],
  salePrice: ['price'],
  saleUntil: ['saleFrom'],
  kind: ['category'],
  attributes: ['category', 'kind'],
};

/** Whether a row has caused a fault of its product, which may have had others before. */
function isOfRow(field: string, { to }: Difference) {
  const [name = ''] = field.split('.');
  return name in to || CAUSES[name]?.some((cause) => cause in to);
}

/** Returns the faults of a row by the rules of the shop's build. A new product may be unfinished. */
function issuesOf(difference: Difference, product: Stored | undefined): Fault[] {
  const { line, id, name, nameEn, to } = difference;
  const entry = {
    ...(product ?? { name, nameEn, price: 1, category: 'accessories' }),
    ...Object.fromEntries(Object.entries(to).filter(([, value]) => product || value !== null)),
    documentId: id || 'new',
  };
  const issuesIn = (locale: keyof Words) =>
    publishIssues('product', entry, 'http://localhost', locale).map((issue) => ({
      field: issue.field,
      reason: reasonOf('Product', issue, locale),
    }));
  const zh = issuesIn('zh');
  return issuesIn('en').flatMap(({ field, reason }, index): Fault[] => {
    if (!isOfRow(field, difference)) return [];
    const value = textOf(field, to[field as Field] ?? null, 'en', null);
    return [
      {
        line,
        name,
        field,
        reason: { zh: zh[index]?.reason ?? reason, en: reason },
        ...(value && { value }),
      },
    ];
  });
}

/** Returns all products as CSV, with the words of choices in a language. */
export async function exportTable(strapi: Core.Strapi, locale: keyof Words) {
  const rows = (await productsOf(strapi)).map((product) =>
    COLUMNS.map((name) => textOf(name, product[name], locale, product.category)),
  );
  return writeCsv(rows, headersIn(locale));
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
  if ('faults' in csv) return { differences: [], faults: csv.faults, otherNames: [], version: '' };
  const products = await productsOf(strapi, trx);
  const { differences, faults, otherNames } = compareTable(csv.lines, products);
  const byId = new Map(products.map((product) => [product.id, product]));
  const lastChanges = await stockNotes(strapi, differences, trx);
  const doublesOf = doubleNotes(differences, products);
  for (const [index, difference] of differences.entries()) {
    // Lets other requests be answered meanwhile.
    if (index % BATCH === 0) await setImmediate();
    const product = byId.get(difference.id);
    if (product?.draft) difference.draft = replacedIn(difference, product.draft);
    const lastChange = lastChanges.get(difference.id);
    const notes = [...doublesOf(difference), ...(lastChange ? [lastChange] : [])];
    if (notes.length > 0) difference.notes = notes;
    faults.push(...issuesOf(difference, product));
  }
  const version = createHash('sha256').update(JSON.stringify(differences)).digest('hex');
  return { differences, faults: faults.sort((a, b) => a.line - b.line), otherNames, version };
}

/**
 * Changes products to a CSV file, all or nothing, in the live version and the draft of each; other draft changes stay
 * unpublished. Creates those without an id as drafts. Calls the shop's webhook once.
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
    const changed = review.differences.filter(({ id }) => id !== '');
    for (const { id, to } of changed) {
      const { stock: _, ...others } = to;
      const columns = Object.entries(others).map(([field, value]) => [
        storedAs(field),
        JSON_FIELDS.includes(field)
          ? JSON.stringify(value)
          : TIMES.includes(field) && value
            ? new Date(String(value))
            : value,
      ]);
      if (columns.length > 0)
        await products()
          .where({ document_id: id })
          .update({ ...Object.fromEntries(columns), updated_by_id: by });
    }
    const created = await createDrafts(strapi, review.differences, by);
    const counted = await changeStock(strapi, stockChanges([...changed, ...created], reason));
    const [first] = changed;
    if (first && counted.length === 0) onCommit(() => announce(strapi, [first.id]));
    return review;
  });
  await whenAnnounced();
  return result;
}

/** Creates the new products of a table as drafts; returns their rows with their ids. */
async function createDrafts(
  strapi: Core.Strapi,
  differences: readonly Difference[],
  by: number | null,
) {
  const created: Difference[] = [];
  for (const difference of differences.filter(({ id }) => id === '')) {
    const { name, nameEn = '', to } = difference;
    const { stock: _, ...fields } = to;
    const data = { ...fields, name, nameEn, createdBy: by, updatedBy: by };
    const { documentId } = await strapi.documents(PRODUCT).create({ data: data as object });
    created.push({ ...difference, id: documentId });
  }
  return created;
}

const stockChanges = (differences: readonly Difference[], reason: string): StockChange[] =>
  differences.flatMap(({ id, to: { stock } }) =>
    stock !== null && typeof stock !== 'number'
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
