import { expect, inject, it } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import { forThisFile } from './for-this-file';
import { startStrapi } from './strapi';

const PRODUCTS = 10_000;

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').whole }));
const more = PRODUCTS - (await strapi.editor.ids()).length;
await strapi.database.addProducts(
  '2',
  Array.from({ length: more }, (_, index) => ({ document_id: `added-${index}` })),
);

// Takes at most 6 s on an idle machine: `npm run test:cms -- pull` prints the time.
it('10,000 products are read with their pictures', async () => {
  const start = performance.now();
  const { entries, rejected } = await cmsClient({ url: strapi.url }).products();
  console.log(`Read in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  expect(rejected).toEqual([]);
  expect(entries).toHaveLength(PRODUCTS);
  expect(entries.filter(({ pictures }) => pictures.length > 1).length).toBeGreaterThan(9000);
});
