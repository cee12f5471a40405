import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import { forThisFile } from './for-this-file';
import { startStrapi } from './strapi';

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small }));

const PRODUCTS = 'content-manager/collection-types/api::product.product';
const product = {
  name: 'Fender 結他',
  nameEn: 'Fender Guitar',
  price: 1000,
  category: 'guitars',
};

/** Returns the response to the panel's Publish button, as the panel reads it. */
async function publish(fields: object, who = strapi.editor) {
  return who.call('POST', `${PRODUCTS}/actions/publish`, { ...product, ...fields }).then(
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

describe('publishing', () => {
  it('says all that is wrong, each at its field, in the language of the panel', async () => {
    const wrong = {
      badges: ['hott'],
      madeIn: 'Japan',
      kind: 'electric',
      attributes: { strings: 'six' },
      originalPrice: 900,
    };
    expect((await publish(wrong)).sort()).toEqual([
      'attributes: Strings: must be a number up to a billion, without its unit',
      'badges: must be one of hot, bestseller, discount, new, limited, featured',
      'madeIn: must be a country code such as JP',
      'originalPrice: must be above price',
    ]);
    await strapi.editor.call('PUT', 'admin/users/me', { preferedLanguage: 'zh' });
    expect((await publish(wrong)).sort()).toEqual([
      'attributes: 弦數: 要是數字，不連單位',
      'badges: 要是其中之一：hot, bestseller, discount, new, limited, featured',
      'madeIn: 要是國家代碼，例如JP',
      'originalPrice: 原價要高於售價',
    ]);
  });

  it('leaves the live version unchanged, and keeps the saved draft', async () => {
    await strapi.editor.save('1', { badges: ['hott'], price: 7777 });
    await expect(strapi.editor.publish('1')).rejects.toThrow('400');
    const { entries, rejected } = await cmsClient({ url: strapi.url }).products();
    expect(rejected).toEqual([]);
    expect(entries.find(({ value }) => value.id === '1')?.value.price).not.toBe(7777);
  });

  it('refuses a category that is none of the shop’s', async () => {
    const path = 'content-manager/collection-types/api::category.category/actions/publish';
    const category = { name: '小結他', nameEn: 'Ukuleles' };
    await expect(strapi.engineer.call('POST', path, category)).rejects.toThrow(
      'is none of the categories',
    );
  });
});

describe('a picture', () => {
  beforeAll(() => strapi.editor.call('PUT', 'admin/users/me', { preferedLanguage: 'en' }));

  const create = { width: 600, height: 600, channels: 3, background: 'tan' } as const;
  const drawing = sharp({ create });
  const animation = async () =>
    sharp([await drawing.png().toBuffer(), await drawing.clone().negate().png().toBuffer()], {
      join: { animated: true },
    });

  it.each<[string, () => Promise<Buffer> | Buffer, RegExp?]>([
    ['a.png', () => drawing.png().toBuffer()],
    ['a.png', () => drawing.clone().resize(300).png().toBuffer(), /a.png is too small: 300 × 300/],
    ['a.gif', async () => (await animation()).gif().toBuffer(), /a.gif is animated/],
    ['a.webp', async () => (await animation()).webp().toBuffer(), /a.webp is animated/],
    [
      'a.jpg',
      () => drawing.clone().resize(8000, 8000).jpeg().toBuffer(),
      /a.jpg is too large: 8000 × 8000 px/,
    ],
    [
      'a.jpg',
      async () => Buffer.concat([await drawing.jpeg().toBuffer(), Buffer.alloc(21_000_000)]),
      /a.jpg is too large: 21.0 MB/,
    ],
  ])('%s that the shop would not show is refused with the reason', async (name, make, reason) => {
    const type = `image/${name.split('.')[1]?.replace('jpg', 'jpeg')}`;
    const image = await strapi.editor.upload(name, type, await make());
    for (const field of ['image', 'gallery']) {
      const published = strapi.editor.call('POST', `${PRODUCTS}/actions/publish`, {
        ...product,
        [field]: field === 'image' ? image : [image],
      });
      if (reason) await expect(published).rejects.toThrow(reason);
      else await published;
    }
  });

  it('that is an SVG is refused when it is uploaded', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
    const upload = strapi.editor.upload('a.svg', 'image/svg+xml', svg);
    await expect(upload).rejects.toThrow(/is not allowed/);
  });
});
