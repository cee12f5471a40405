import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import { repositoryFiles } from '~/content/settings/editor-files';
import { readSettings } from '~/content/settings/read-settings';
import { folderForThisFile, forThisFile } from './for-this-file';
import { book, makeBooking } from './sample-booking';
import { picture } from './sample-picture';
import { startStrapi } from './strapi';

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small }));
const cache = await folderForThisFile();
const cms = strapi.functions;

const SETTING = 'content-manager/single-types/api::shop-setting.shop-setting';
const read = () => readSettings(cache, { url: strapi.url });

it('nothing that an editor has not filled in changes the files', async () => {
  expect(await read()).toEqual({ files: repositoryFiles, rejected: [], problems: [] });
  await strapi.editor.publishSettings({});
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
  await strapi.editor.publishSettings(fields);
  await strapi.editor.call('PUT', SETTING, { shippingFee: 90 });
  const policy = { section: 'refund-window', text: '三十天。', textEn: 'Thirty days.' };
  const entries = {
    'shop-studio': { room: 'a', hourlyRate: 900, features: { zh: ['鼓'], en: ['Drums'] } },
    'shop-brand': { name: 'Larrivée' },
    'shop-policy': policy,
    'shop-synonym': { words: '小結他\nukulele' },
  };
  for (const [type, entry] of Object.entries(entries)) {
    await strapi.editor.addPublished(type, entry);
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

it('bookings are accepted, and mails about them written, by what an editor has published of a room', async () => {
  const forFive = () => makeBooking({ room: 'c', heads: 5 });
  await expect(book(cms, forFive())).rejects.toThrow('400');
  const names = { name: 'C錄音室：新名', nameEn: 'Studio C - Renamed' };
  await strapi.editor.addPublished('shop-studio', { room: 'c', heads: 5, ...names });
  expect(await book(cms, forFive())).toBe(true);
  expect(JSON.stringify(await strapi.desk.all('mail'))).toContain(names.nameEn);
});

it('products that are published together are all refused if one is unfinished, which is named', async () => {
  const unfinished = await strapi.editor.add('product', { name: '未完成', category: 'guitars' });
  const livePrice = async () => (await strapi.editor.entry('product', '2', 'published'))['price'];
  const before = await livePrice();
  await strapi.editor.save('2', { price: 4321 });
  const documentIds = ['2', unfinished];
  await expect(strapi.editor.publishAll(...documentIds)).rejects.toThrow(
    'Nothing was published. “未完成”: English name',
  );
  const checks = strapi.desk.call('POST', 'shop/publishing/api::product.product', { documentIds });
  await expect(checks).rejects.toThrow('answered 403');
  expect(await livePrice()).toBe(before);
  await strapi.editor.remove(unfinished);
});

const product = {
  name: 'Fender 結他',
  nameEn: 'Fender Guitar',
  price: 1000,
  category: 'guitars',
};

/** Returns the response to the panel's Publish button, as the panel reads it. */
async function publishProduct(fields: object) {
  return strapi.editor.create({ ...product, ...fields }).then(
    () => [],
    (error: unknown) => {
      const body = (error as Error).message.replace(/^.*? answered 400: /, '');
      const { details } = (
        JSON.parse(body) as {
          error: { details: { errors: { path: string[]; message: string }[] } };
        }
      ).error;
      return details.errors.map(({ path, message }) => `${path.join('.')}: ${message}`);
    },
  );
}

it('offers and takes only other published products as the successor of a discontinued one', async () => {
  await strapi.editor.call('PUT', 'admin/users/me', { preferedLanguage: 'zh' });
  await strapi.editor.unpublish('2');
  await strapi.editor.unpublish('9');
  const offered = async () => {
    const path = 'content-manager/relations/api::former-product.former-product/successor';
    const { results } = await strapi.editor.call<{ results: { documentId: string }[] }>(
      'GET',
      `${path}?id=2&pageSize=100&page=1`,
    );
    return results.map(({ documentId }) => documentId);
  };
  expect(await offered()).toContain('1');
  expect(await offered()).not.toContain('2');
  expect(await offered()).not.toContain('9');
  const choose = (documentId: string) =>
    strapi.editor.change('former-product', '2', {
      successor: { connect: [{ documentId }], disconnect: [] },
    });
  for (const documentId of ['2', '9']) {
    await expect(choose(documentId)).rejects.toThrow('後繼產品：須為另一件已發佈的產品');
  }
  await choose('1');
  const query = 'populate[successor][populate]=*&filters[successor][price][$gt]=999999';
  const found: unknown = await (await fetch(`${strapi.url}/api/former-products?${query}`)).json();
  expect(found).toMatchObject({ data: [{ documentId: '2' }, { documentId: '9' }] });
  expect(JSON.stringify(found)).not.toContain('salePrice');
  await expect(strapi.editor.change('former-product', '2', { name: ' ' })).rejects.toThrow(
    '"path":["name"],"message":"請填寫"',
  );
  await strapi.editor.publish('2');
  await strapi.editor.publish('9');
  expect(await strapi.editor.all('former-product')).toEqual([]);
});

describe('publishing', () => {
  beforeAll(() => strapi.editor.call('PUT', 'admin/users/me', { preferedLanguage: 'en' }));
  it('says all that is wrong, each at its field, in the language of the panel', async () => {
    const wrong = {
      badges: ['hott'],
      madeIn: 'Japan',
      kind: 'electric',
      attributes: { strings: 'six' },
      originalPrice: 900,
    };
    expect((await publishProduct(wrong)).sort()).toEqual([
      'attributes: Strings: must be a number up to a billion, without its unit',
      expect.stringMatching(/^badges: must be one of Hot item \(HOT\), Bestseller \(BEST\), /),
      'madeIn: must be a country code of two letters, such as JP for Japan',
      'originalPrice: must be above price',
    ]);
    await strapi.editor.call('PUT', 'admin/users/me', { preferedLanguage: 'zh' });
    expect((await publishProduct(wrong)).sort()).toEqual([
      'attributes: 弦數：須為數字，不連單位',
      expect.stringMatching(/^badges: 須為其中之一：熱賣（HOT）、暢銷（BEST）、/),
      'madeIn: 須為兩個字母的國家代碼，例如JP（日本）',
      'originalPrice: 原價要高於售價',
    ]);
  });

  it('leaves the live version unchanged, and keeps the saved draft', async () => {
    const before = await strapi.editor.entry('product', '1', 'published');
    const draft = { badges: ['hott'], price: 7777 };
    await strapi.editor.save('1', draft);
    await expect(strapi.editor.publish('1')).rejects.toThrow('400');
    const { entries, rejected } = await cmsClient({ url: strapi.url }).products();
    expect(rejected).toEqual([]);
    const { value } = entries.find(({ value: { id } }) => id === '1') ?? {};
    expect(value).toMatchObject({ price: before['price'], badges: before['badges'] });
    expect(await strapi.editor.entry('product', '1')).toMatchObject(draft);
  });

  it('refuses a category that is none of the shop’s', async () => {
    const category = { name: '小結他', nameEn: 'Ukuleles' };
    await expect(strapi.engineer.addPublished('category', category)).rejects.toThrow(
      'is none of the categories',
    );
  });
});

describe('a picture', () => {
  beforeAll(() => strapi.editor.call('PUT', 'admin/users/me', { preferedLanguage: 'en' }));

  it('is refused when it is uploaded and too large', async () => {
    const large = Buffer.concat([await picture(), Buffer.alloc(21_000_000)]);
    await expect(strapi.editor.upload('a.png', 'image/png', large)).rejects.toThrow(
      /a.png is too large: 21.0 MB/,
    );
  });

  it('that the shop would not show is refused with the reason when it is published', async () => {
    const image = await strapi.editor.upload('a.png', 'image/png', await picture());
    const publish = (fields: object) => strapi.editor.create({ ...product, ...fields });
    await publish({ image });
    const file = join(strapi.data, 'strapi', 'public', await strapi.editor.address(image));
    await writeFile(file, await picture(300));
    for (const fields of [{ image }, { gallery: [image] }]) {
      await expect(publish(fields)).rejects.toThrow(/a.png is too small: 300 × 300/);
    }
  });

  it('with an alternative text that is not in both languages is refused, and keeps its former', async () => {
    const alternativeText = '結他正面';
    const call = (path: string, file?: Buffer) => {
      const form = new FormData();
      form.append('fileInfo', JSON.stringify({ name: 'a.png', alternativeText }));
      if (file)
        form.append('files', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'a.png');
      return strapi.editor.call<unknown>('POST', path, form);
    };
    const bytes = await picture();
    const image = await strapi.editor.upload('a.png', 'image/png', bytes);
    const updates = [{ id: image, fileInfo: { alternativeText } }];
    for (const refused of [
      () => call('upload', bytes),
      () => call(`upload?id=${image}`),
      () => call(`upload?id=${image}`, bytes),
      () => strapi.editor.call<unknown>('POST', 'upload/actions/bulk-update', { updates }),
    ]) {
      await expect(refused()).rejects.toThrow(/must be in Chinese and English, separated by/);
    }
    const path = `upload/files/${image}`;
    expect(await strapi.editor.call<object>('GET', path)).toMatchObject({
      alternativeText: null,
    });
  });
});
