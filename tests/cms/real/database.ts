import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './child';

type Value = string | number | null;
type Row = Record<string, Value>;

/** The part of Knex that the tests use; Strapi reads and writes its database with it. */
interface Table extends Promise<Row[]> {
  where: (columns: Row) => Table;
  max: (column: string) => Table;
  update: (columns: Row) => Promise<number>;
  delete: () => Promise<number>;
}
interface Knex {
  (table: string): Table;
  batchInsert: (table: string, rows: Row[], chunk: number) => Promise<unknown>;
  raw: (statement: string, values: Row) => Promise<unknown>;
  transaction: <Result>(
    run: (transaction: Pick<Knex, 'raw'>) => Promise<Result>,
  ) => Promise<Result>;
  schema: {
    alterTable: (
      name: string,
      change: (table: { json: (column: string) => unknown }) => void,
    ) => Promise<void>;
  };
  destroy: () => Promise<void>;
}
/** Rows in one statement: SQLite takes 32,766 values. */
const CHUNK = 400;

/** The column with the age of an entry, by table. */
const TIMES = {
  messages: 'received_at',
  reviews: 'received_at',
  mails: 'created_at',
  orders: 'placed_at',
  alerts: 'asked_at',
  bookings: 'starts_at',
};

const COPY_PICTURES = `
  INSERT INTO files_related_mph (file_id, related_id, related_type, field, "order")
  SELECT file_id, copy.id, related_type, field, "order"
  FROM files_related_mph
  JOIN products original ON original.id = related_id
  JOIN products copy ON (copy.published_at IS NULL) = (original.published_at IS NULL)
  WHERE related_type = 'api::product.product'
    AND original.document_id = :like AND copy.id > :last`;

const LOCK = 'SELECT id FROM products WHERE document_id = :documentId FOR NO KEY UPDATE';

const cmsPackages = createRequire(join(ROOT, 'scripts', 'cms', 'package.json'));

/** Strapi's database, for values that its own validation rejects. Works while Strapi is running. */
export interface Database {
  /** Sets columns of both the draft and the published version of an entry. */
  change: (table: 'products' | 'categories', documentId: string, columns: Row) => Promise<void>;
  /** Adds copies of a product and its pictures, with other values for `document_id` and other columns. */
  addProducts: (like: string, each: readonly Row[]) => Promise<void>;
  /**
   * Gives all messages, reviews, bookings, mails, orders and stock alerts, or only one of them, an age in
   * days. SQLite only.
   */
  age: (days: number, documentId?: string) => Promise<void>;
  /** Converts the relation `goesWith` of some products back to its former JSON. Strapi must not be running. */
  makeCrossSellsJson: (lists: Readonly<Record<string, string[]>>) => Promise<void>;
  /** Removes all accounts of the panel. Strapi must not be running. */
  removeAccounts: () => Promise<void>;
  /** Removes all pictures from the media library, but keeps their files. */
  removePictures: () => Promise<void>;
  /** Locks a product until a function ends, which can ask whether another is free. PostgreSQL only. */
  whileLocked: (
    documentId: string,
    run: (isFree: (documentId: string) => Promise<boolean>) => Promise<unknown>,
  ) => Promise<unknown>;
  /** Makes the database refuse every new row of a table. */
  refuseWrites: (table: string) => Promise<void>;
  close: () => Promise<void>;
}

/** PostgreSQL returns JSON parsed, but takes it as text. */
const forInsert = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null && !(value instanceof Date)
        ? JSON.stringify(value)
        : (value as Value),
    ]),
  );

/**
 * @param data the value of CMS_DATA
 * @param url the value of DATABASE_URL, if Strapi does not use SQLite
 */
export function openDatabase(data: string, url?: string): Database {
  const knex = (cmsPackages('knex') as (options: object) => Knex)(
    url === undefined
      ? {
          client: 'better-sqlite3',
          connection: { filename: join(data, 'strapi', 'data.db') },
          useNullAsDefault: true,
        }
      : { client: 'pg', connection: url },
  );

  return {
    async change(table, documentId, columns) {
      const count = await knex(table).where({ document_id: documentId }).update(columns);
      if (count === 0) throw new Error(`${table} has no entry ${documentId}`);
    },
    async addProducts(like, each) {
      const rows = await knex('products').where({ document_id: like });
      if (rows.length === 0) throw new Error(`products has no entry ${like}`);
      const copies = rows.map(({ id: _, ...row }) => row);
      const added = each.flatMap((columns) =>
        copies.map((row) => forInsert({ ...row, ...columns })),
      );
      const [{ last = 0 } = {}] = await knex('products').max('id as last');
      await knex.batchInsert('products', added, CHUNK);
      await knex.raw(COPY_PICTURES, { like, last });
    },
    async age(days, documentId) {
      const date = Date.now() - days * 86_400_000;
      for (const [table, column] of Object.entries(TIMES)) {
        const rows = documentId ? knex(table).where({ document_id: documentId }) : knex(table);
        await rows.update({ [column]: date });
      }
    },
    async makeCrossSellsJson(lists) {
      await knex('products_goes_with_lnk').delete();
      await knex('strapi_migrations').delete();
      await knex.schema.alterTable('products', (table) => {
        table.json('goes_with');
      });
      for (const [id, ids] of Object.entries(lists)) {
        await knex('products')
          .where({ document_id: id })
          .update({ goes_with: JSON.stringify(ids) });
      }
    },
    async removeAccounts() {
      await knex('admin_users').delete();
    },
    async removePictures() {
      await knex('files').delete();
    },
    whileLocked: (documentId, run) =>
      knex.transaction(async (transaction) => {
        await transaction.raw(LOCK, { documentId });
        return run((other) =>
          knex.raw(`${LOCK} NOWAIT`, { documentId: other }).then(
            () => true,
            () => false,
          ),
        );
      }),
    async refuseWrites(table) {
      const statement =
        url === undefined
          ? `CREATE TRIGGER refuse BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'refused'); END`
          : `ALTER TABLE ${table} ADD CONSTRAINT refuse CHECK (false) NOT VALID`;
      await knex.raw(statement, {});
    },
    close: () => knex.destroy(),
  };
}
