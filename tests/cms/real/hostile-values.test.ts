import { expect, inject, it } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import { readSettings } from '~/content/settings/read-settings';
import { folderForThisFile, forThisFile } from './for-this-file';
import { startStrapi } from './strapi';

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small }));
const cache = await folderForThisFile();

/** Values of each type that an editor, a script or an import could send. */
const VALUES: unknown[] = [
  ...['', ' ', 'x', 'x'.repeat(300), '\u202e\u0000', '<script>', '{{x}} $t(cart)'],
  ...[0, -1, 1.5, 1e15, true, [], ['hot'], ['hott'], [1], Array.from({ length: 99 }, () => 'hot')],
  ...[{}, { zh: 'x' }, { zh: 'x', en: 'y' }, { zh: ['x'], en: [] }, { length: 5 }],
  [{ date: 'x', name: 'x', url: 'javascript:alert(1)' }],
  { __proto__: null, constructor: 'x' },
];

/** The fields of each type, and its other required values. */
const TYPES = {
  product: {
    base: { name: 'Fender 結他', nameEn: 'Fender Guitar', price: 1000, category: 'guitars' },
    fields: [
      ...['name', 'nameEn', 'price', 'originalPrice', 'description', 'story', 'features'],
      ...['included', 'category', 'badges', 'inStock', 'kind', 'attributes', 'keywords'],
      ...['goesWith', 'sku', 'gtin', 'mpn', 'warranty', 'rating', 'ratingCount', 'madeIn'],
      'delivery',
    ],
  },
  'shop-setting': {
    base: {},
    fields: [
      ...['phone', 'email', 'whatsapp', 'address', 'street', 'weekdaysOpen', 'sundayClose'],
      ...['closedDates', 'shippingFee', 'freeOver', 'bankAccountNumber', 'fpsType', 'fpsValue'],
      'social',
    ],
  },
  'shop-studio': { base: { room: 'b' }, fields: ['room', 'hourlyRate', 'name', 'features'] },
  'shop-brand': { base: { name: 'Test' }, fields: ['name', 'country'] },
  'shop-policy': {
    base: { section: 'privacy-use', textEn: 'x', text: 'x' },
    fields: ['section', 'text', 'items'],
  },
  'shop-synonym': { base: { words: 'x' }, fields: ['words', 'also'] },
};

/** Returns the entries of a type that the build would leave out. */
async function leftOut(type: string): Promise<unknown[]> {
  const cms = { url: strapi.url };
  if (type === 'product') return (await cmsClient(cms).products()).rejected;
  const { rejected, problems } = await readSettings(cache, cms);
  return [...rejected, ...problems];
}

it.each(Object.entries(TYPES))(
  'nothing hostile that is published is rejected by the build: %s',
  async (type, { base, fields }) => {
    const path =
      type === 'shop-setting'
        ? 'content-manager/single-types/api::shop-setting.shop-setting'
        : `content-manager/collection-types/api::${type}.${type}`;
    let published = 0;
    for (const field of fields) {
      for (const value of VALUES) {
        const answer = await strapi.editor
          .call<{ data: { documentId: string } }>('POST', `${path}/actions/publish`, {
            ...base,
            [field]: value,
          })
          .catch((error: unknown) => {
            expect(String(error)).toContain('answered 400');
          });
        if (!answer) continue;
        published += 1;
        expect(await leftOut(type), `${field} ${JSON.stringify(value)}`).toEqual([]);
        // Some types have one entry for each room, brand or section.
        if (type === 'shop-setting') continue;
        const documentIds = [answer.data.documentId];
        await strapi.editor.call('POST', `${path}/actions/bulkDelete`, { documentIds });
      }
    }
    expect(published).toBeLessThan(fields.length * VALUES.length);
  },
);
