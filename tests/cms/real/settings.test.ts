import { expect, inject, it } from 'vitest';
import { repositoryFiles } from '~/content/settings/editor-files';
import { readSettings } from '~/content/settings/read-settings';
import { folderForThisFile, forThisFile } from './for-this-file';
import { book, makeBooking } from './sample-booking';
import { sendMessage } from './sample-message';
import { startStrapi } from './strapi';

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small }));
const cache = await folderForThisFile();
const cms = strapi.functions;

const SETTING = 'content-manager/single-types/api::shop-setting.shop-setting';
const listOf = (kind: string) => `content-manager/collection-types/api::${kind}.${kind}`;
const read = () => readSettings(cache, { url: strapi.url });

/** Publishes like the panel's button. */
const publish = (path: string, fields: object) =>
  strapi.editor.call('POST', `${path}/actions/publish`, fields);

it('nothing that an editor has not filled in changes the files', async () => {
  expect(await read()).toEqual({ files: repositoryFiles, rejected: [], problems: [] });
  await publish(SETTING, {});
  expect(await read()).toEqual({ files: repositoryFiles, rejected: [], problems: [] });
});

it('the build reads what an editor has published, and no drafts', async () => {
  const fields = {
    weekdaysOpen: '09:30:00.000',
    closedDates: [{ date: '2027-10-01' }],
    social: [{ name: 'Instagram', url: 'https://instagram.example/overtone' }],
    bankAccountNumber: '123-456789-001',
    shippingFee: 40,
  };
  await publish(SETTING, fields);
  await strapi.editor.call('PUT', SETTING, { shippingFee: 90 });
  const policy = { section: 'refund-window', text: '三十天。', textEn: 'Thirty days.' };
  const entries = {
    'shop-studio': { room: 'a', hourlyRate: 900, features: { zh: ['鼓'], en: ['Drums'] } },
    'shop-brand': { name: 'Larrivée' },
    'shop-policy': policy,
    'shop-synonym': { words: '小結他\nukulele' },
  };
  for (const [kind, entry] of Object.entries(entries)) await publish(listOf(kind), entry);
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

it('mails use the published settings', async () => {
  const phone = '+852 2222 3333';
  await publish(SETTING, { phone, bankAccountNumber: '999-1' });
  expect(await sendMessage(cms)).toMatchObject({ status: 201 });
  const mails = JSON.stringify(await strapi.desk.all('mail'));
  expect(mails).toContain(phone);
});

it('bookings are accepted, and mails about them written, by what an editor has published of a room', async () => {
  const forFive = () => makeBooking({ room: 'c', heads: 5 });
  await expect(book(cms, forFive())).rejects.toThrow('400');
  const names = { name: 'C錄音室：新名', nameEn: 'Studio C - Renamed' };
  await publish(listOf('shop-studio'), { room: 'c', heads: 5, ...names });
  expect(await book(cms, forFive())).toBe(true);
  expect(JSON.stringify(await strapi.desk.all('mail'))).toContain(names.nameEn);
});

it('a mistake is said at its field, in the language of the panel', async () => {
  const wrong = { phone: '2345', addressEn: 'Here', weekdaysOpen: '23:59:00.000' };
  const refused = () => publish(SETTING, wrong);
  await expect(refused()).rejects.toThrow(/must be an international number.*/);
  await expect(refused()).rejects.toThrow(/"path":\["weekdaysClose"\],"message":"must be later/);
  await strapi.editor.call('PUT', 'admin/users/me', { preferedLanguage: 'zh' });
  await expect(refused()).rejects.toThrow(/"path":\["address"\],"message":"請填寫"/);
});
