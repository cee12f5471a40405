import S3rver from '@20minutes/s3rver';
import { expect, inject, it } from 'vitest';
import { readContent } from '~/content/read-content';
import { folderForThisFile, forThisFile } from './for-this-file';
import { freePort } from './free-port';
import { picture } from './sample-picture';
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
const folder = await folderForThisFile();
const bucketUrl = `http://127.0.0.1:${port}/shop`;
const strapi = keep(
  await startStrapi({
    snapshot: inject('snapshots').small,
    env: { UPLOADS_URL: bucketUrl.replace('//', '//S3RVER:S3RVER@') },
  }),
);

it('stores pictures in the bucket, from which the shop reads them', async () => {
  const bytes = await picture(1300, 1300, 'webp');
  const image = await strapi.editor.upload('guitar.webp', 'image/webp', bytes);
  await strapi.editor.publish('1', { image });

  const answer = await fetch(`${strapi.url}/api/products/1?populate=image`);
  const { data } = (await answer.json()) as { data: { image: { url: string } } };
  expect(data.image.url.startsWith(`${bucketUrl}/`), data.image.url).toBe(true);
  const stored = await fetch(data.image.url);
  expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true);

  const note = () => undefined;
  const { badPictures, pictures } = await readContent(
    folder,
    { cms: { url: strapi.url }, fallback: 'fail' },
    { info: note, warn: note },
  );
  expect(badPictures).toEqual([]);
  expect(pictures.get('product/1')).toHaveLength(1);

  const inPanel = await fetch(`${strapi.url}/_health`);
  expect(inPanel.headers.get('content-security-policy')).toContain(new URL(bucketUrl).origin);
});
