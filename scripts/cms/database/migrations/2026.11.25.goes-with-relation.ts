import type { Knex } from 'knex';

/**
 * `goesWith` of products was JSON, a list of ids, and is a relation now. Strapi removes the column after this; what it
 * had waits in a table until the relation exists (src/product-relations.ts).
 */
export async function up(knex: Knex) {
  const had = await knex.schema.hasColumn('products', 'goes_with').catch(() => false);
  if (!had) return;
  await knex.schema.createTable('products_goes_with_json', (table) => {
    table.integer('product_id');
    table.text('ids');
  });
  for (const { id, goes_with: json } of await knex('products').select('id', 'goes_with')) {
    const ids = typeof json === 'string' ? json : JSON.stringify(json);
    await knex('products_goes_with_json').insert({ product_id: id, ids });
  }
}
