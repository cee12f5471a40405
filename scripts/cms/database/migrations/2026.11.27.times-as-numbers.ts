import type { Knex } from 'knex';

/** The times of entries with relations were text in SQLite, which sorts it behind numbers. */
export async function up(knex: Knex) {
  if (!String(knex.client.config.client).includes('sqlite')) return;
  for (const table of ['products', 'families']) {
    if (!(await knex.schema.hasTable(table))) continue;
    await knex.raw(
      `UPDATE ${table} SET updated_at = CAST(ROUND((julianday(updated_at) - 2440587.5) * 86400000) AS INTEGER)
       WHERE typeof(updated_at) = 'text'`,
    );
  }
}
