import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

type Value = string | number | null;
type Row = Record<string, Value>;

/** Strapi's database, for values that its own validation rejects. Strapi can be running. */
export interface Database {
  /** Sets columns of both the draft and the published version of an entry. */
  change: (table: 'products' | 'categories', documentId: string, columns: Row) => void;
  /** Adds copies of a product with other values in `document_id` and other columns. */
  addProducts: (like: string, each: readonly Row[]) => void;
  /** Changes the address of a file in the media library. */
  moveFile: (id: number, url: string) => void;
  /** Removes the pictures of all entries, but not their files. */
  removePictures: () => void;
  close: () => void;
}

/** @param data the value of CMS_DATA */
export function openDatabase(data: string): Database {
  const database = new DatabaseSync(join(data, 'strapi', 'data.db'), { timeout: 10_000 });

  return {
    change(table, documentId, columns) {
      const names = Object.keys(columns).map((name) => `"${name}" = ?`);
      const { changes } = database
        .prepare(`UPDATE ${table} SET ${names.join(', ')} WHERE document_id = ?`)
        .run(...Object.values(columns), documentId);
      if (changes === 0) throw new Error(`${table} has no entry ${documentId}`);
    },
    addProducts(like, each) {
      const rows = database.prepare('SELECT * FROM products WHERE document_id = ?').all(like);
      if (rows.length === 0) throw new Error(`products has no entry ${like}`);
      database.exec('BEGIN');
      for (const columns of each) {
        for (const { id: _, ...row } of rows as Row[]) {
          const added = { ...row, ...columns };
          const names = Object.keys(added).map((name) => `"${name}"`);
          database
            .prepare(
              `INSERT INTO products (${names.join()}) VALUES (${names.map(() => '?').join()})`,
            )
            .run(...Object.values(added));
        }
      }
      database.exec('COMMIT');
    },
    moveFile(id, url) {
      database.prepare('UPDATE files SET url = ? WHERE id = ?').run(url, id);
    },
    removePictures: () => database.exec('DELETE FROM files_related_mph'),
    close: () => database.close(),
  };
}
