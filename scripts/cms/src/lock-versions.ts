import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';

/**
 * Locks the versions of entries until the transaction ends: others that lock them wait. Rows that refer to them can
 * still be written: with `forUpdate`, transactions that have written some would deadlock.
 */
export async function lockVersions(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  uid: UID.ContentType,
  ...documentIds: readonly string[]
) {
  await strapi.db
    .getConnection(strapi.db.metadata.get(uid).tableName)
    .transacting(trx)
    .whereIn('document_id', documentIds)
    // A fixed order prevents deadlocks between transactions. A CSV locks all products in the same one.
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id');
}
