import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { repositoryFiles } from '~/content/settings/editor-files';
import { readSettings } from '~/content/settings/read-settings';
import { putToCms } from '~/functions/http/cms';
import { forThisFile } from './for-this-file';
import { book, makeBooking } from './sample-booking';
import { startStrapi, type Strapi } from './strapi';

const keep = forThisFile();
let strapi: Strapi;
let cache: string;

beforeAll(async () => {
  strapi = keep(await startStrapi({ snapshot: inject('snapshots').small }));
  cache = await mkdtemp(join(tmpdir(), 'settings-'));
  keep({ remove: () => rm(cache, { recursive: true }) });
});

const SETTING = 'content-manager/single-types/api::shop-setting.shop-setting';
const listOf = (kind: string) => `content-manager/collection-types/api::${kind}.${kind}`;
const read = () => readSettings(cache, { url: strapi.url });

/** Publishes as the panel's button does; says whether Strapi took it. */
const publish = (path: string, fields: object) =>
  strapi.editor.call<{ data: { documentId: string } }>('POST', path, fields).then(
    ({ data }) => data.documentId,
    (error: unknown) => {
      expect(String(error)).toContain('answered 400');
      return undefined;
    },
  );

it('nothing that an editor has not filled in changes the files', async () => {
  expect(await read()).toEqual({ files: repositoryFiles, rejected: [], problems: [] });
  expect(await publish(`${SETTING}/actions/publish`, {})).toBeDefined();
  expect(await read()).toEqual({ files: repositoryFiles, rejected: [], problems: [] });
});

it('what an editor publishes is what the build reads, and a draft is not', async () => {
  const fields = {
    weekdaysOpen: '09:30:00.000',
    closedDates: [{ date: '2027-10-01' }],
    social: [{ name: 'Instagram', url: 'https://instagram.example/overtone' }],
    bankAccountNumber: '123-456789-001',
    shippingFee: 40,
  };
  expect(await publish(`${SETTING}/actions/publish`, fields)).toBeDefined();
  await strapi.editor.call('PUT', SETTING, { shippingFee: 90 });
  const policy = { section: 'refund-window', text: '三十天。', textEn: 'Thirty days.' };
  const entries = {
    'shop-studio': { room: 'a', hourlyRate: 900, features: { zh: ['鼓'], en: ['Drums'] } },
    'shop-brand': { name: 'Larrivée' },
    'shop-policy': policy,
    'shop-synonym': { words: '小結他\nukulele' },
  };
  for (const [kind, entry] of Object.entries(entries)) {
    expect(await publish(`${listOf(kind)}/actions/publish`, entry), kind).toBeDefined();
  }
  const { files, rejected, problems } = await read();
  expect([rejected, problems]).toEqual([[], []]);
  expect(files['data/site.json']).toMatchObject({
    hours: [{ opens: '09:30', closes: '20:00' }, {}, {}],
    delivery: { closedDates: ['2027-10-01'] },
    social: fields.social,
    shipping: { fee: 40 },
  });
  expect(files['data/studios.json']).toMatchObject([
    { hourlyRate: 900, features: { en: ['Drums'] } },
    {},
    {},
  ]);
  expect(files['data/brands.json']).toMatchObject({ Larrivée: null });
  expect(JSON.stringify(files['src/i18n/dictionaries/en/policies.json'])).toContain('Thirty days.');
  expect(JSON.stringify(files['data/synonyms.json'])).toContain('["小結他","ukulele"]');
});

it('mails say what an editor has published', async () => {
  const phone = '+852 2222 3333';
  await publish(`${SETTING}/actions/publish`, { phone, bankAccountNumber: '999-1' });
  const cms = { url: strapi.url, token: strapi.ordersToken };
  const { status } = await putToCms(cms, `messages/${'a'.repeat(32)}`, {
    language: 'zh',
    name: '陳大文',
    email: 'man@example.com',
    phone: '',
    subject: '',
    message: '你好',
  });
  expect(status).toBe(201);
  const mails = JSON.stringify(await strapi.desk.all('mail'));
  expect(mails).toContain(phone);
});

it('bookings are accepted, and mails about them written, by what an editor has published of a room', async () => {
  const cms = { url: strapi.url, token: strapi.ordersToken };
  const forFive = () => makeBooking({ room: 'c', heads: 5 });
  await expect(book(cms, forFive())).rejects.toThrow('400');
  const capacity = { capacity: '1–5人', capacityEn: '1-5 people' };
  const names = { name: 'C錄音室：新名', nameEn: 'Studio C - Renamed' };
  await publish(`${listOf('shop-studio')}/actions/publish`, { room: 'c', ...capacity, ...names });
  expect(await book(cms, forFive())).toBe(true);
  expect(JSON.stringify(await strapi.desk.all('mail'))).toContain(names.nameEn);
});

it('a mistake is said at its field, in the language of the panel', async () => {
  const wrong = { phone: '2345', addressEn: 'Here', weekdaysOpen: '23:59:00.000' };
  const refused = () => strapi.editor.call('POST', `${SETTING}/actions/publish`, wrong);
  await expect(refused()).rejects.toThrow(/must be an international number.*/);
  await expect(refused()).rejects.toThrow(/"path":\["weekdaysClose"\],"message":"must be later/);
  await strapi.editor.call('PUT', 'admin/users/me', { preferedLanguage: 'zh' });
  await expect(refused()).rejects.toThrow(/"path":\["address"\],"message":"請填寫"/);
});

const VALUES: unknown[] = [
  ' ',
  'x',
  'x'.repeat(300),
  '\u202e\u0000',
  '{{x}} $t(cart)',
  0,
  -1,
  1.5,
  true,
  [],
  [{ date: 'x', name: 'x', url: 'javascript:alert(1)' }],
  { zh: ['x'], en: [] },
];

describe('of hostile settings, none that is published is rejected by the build:', () => {
  it.each(Object.entries(hostileEntries()))('%s', async (kind, { base, fields }) => {
    let published = 0;
    for (const field of fields) {
      for (const value of VALUES) {
        const entry = { ...base, [field]: value };
        const path = kind === 'shop-setting' ? SETTING : listOf(kind);
        const id = await publish(`${path}/actions/publish`, entry);
        if (!id) continue;
        published += 1;
        expect(await read(), `${field} ${JSON.stringify(value)}`).toMatchObject({
          rejected: [],
          problems: [],
        });
        if (kind !== 'shop-setting') {
          await strapi.editor.call('POST', `${listOf(kind)}/actions/bulkDelete`, {
            documentIds: [id],
          });
        }
      }
    }
    expect(published).toBeLessThan(fields.length * VALUES.length);
  });
});

/** The fields of each type, and what an entry has besides. */
function hostileEntries() {
  return {
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
}
