import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';

/**
 * Locks the versions of an entry until the transaction ends: others that lock them wait. Rows that refer to them can
 * still be written.
 */
export async function lockVersions(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  uid: UID.ContentType,
  documentId: string,
) {
  await strapi.db
    .getConnection(strapi.db.metadata.get(uid).tableName)
    .transacting(trx)
    .where({ document_id: documentId })
    // A fixed order prevents deadlocks between transactions.
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id');
}
