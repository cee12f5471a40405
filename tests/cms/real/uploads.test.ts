import S3rver from '@20minutes/s3rver';
import sharp from 'sharp';
import { expect, inject, it } from 'vitest';
import { PER_CATEGORY } from './catalogue';
import { folderForThisFile, forThisFile } from './for-this-file';
import { freePort } from './free-port';
import { copyShop } from './shop';
import { startStrapi } from './strapi';

const keep = forThisFile();
const port = await freePort();
const storage = new S3rver({
  port,
  address: '127.0.0.1',
  silent: true,
  directory: await folderForThisFile(),
  configureBuckets: [{ name: 'shop', configs: [] }],
});
await storage.run();
keep({ remove: () => storage.close() });
const bucketUrl = `http://127.0.0.1:${port}/shop`;
const strapi = keep(
  await startStrapi({
    snapshot: inject('snapshots').small,
    env: { UPLOADS_URL: bucketUrl.replace('//', '//S3RVER:S3RVER@') },
  }),
);

it('stores pictures in the bucket, from which a build of the shop reads them', async () => {
  const picture = await sharp({
    create: { width: 1300, height: 1300, channels: 3, background: '#efece7' },
  })
    .webp()
    .toBuffer();
  const image = await strapi.editor.upload('guitar.webp', 'image/webp', picture);
  await strapi.editor.publish('1', { image });

  const answer = await fetch(`${strapi.url}/api/products/1?populate=image`);
  const { data } = (await answer.json()) as {
    data: { image: { url: string }; updatedAt: string };
  };
  expect(data.image.url.startsWith(`${bucketUrl}/`), data.image.url).toBe(true);
  const stored = await fetch(data.image.url);
  expect(Buffer.from(await stored.arrayBuffer()).equals(picture)).toBe(true);

  const shop = keep(await copyShop(PER_CATEGORY));
  const { code, log } = await shop.build('dist', { CMS_URL: strapi.url, CMS_FALLBACK: 'fail' });
  expect(code, log).toBe(0);
  expect((await shop.report('dist')).badPictures).toEqual([]);
  expect(await shop.read('dist', 'product/1.html')).toMatch(/<img[^>]+src="\/_astro\/[^"]+\.webp"/);
  expect(await shop.read('dist', 'sitemap-pictures.xml')).toContain(
    `/product/1</loc><lastmod>${data.updatedAt}</lastmod><image:image>`,
  );

  const inPanel = await fetch(`${strapi.url}/_health`);
  expect(inPanel.headers.get('content-security-policy')).toContain(new URL(bucketUrl).origin);
});
