import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchPictures, type WantedPicture } from '~/content/cms/fetch-pictures';
import { temporaryFolder } from '../temporary-folder';
import { startFakeStrapi, type FakeStrapi, type Fault } from '../../cms/fake/strapi';

let cms: FakeStrapi;
let folder: string;
beforeEach(async () => {
  cms = await startFakeStrapi();
  folder = await temporaryFolder();
});
afterEach(() => cms.stop());

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const drawing = (width = 400, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: 'tan', noise } });

/** A small picture whose header declares 60,000 × 60,000 px. */
async function huge(): Promise<Buffer> {
  const png = await drawing().png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const wanted = (path: string, more: Partial<WantedPicture> = {}): WantedPicture => ({
  of: 'product/1',
  address: new URL(path, cms.url).href,
  version: 'v1',
  ...more,
});
const fetchAll = (...pictures: WantedPicture[]) => fetchPictures(pictures, folder);
const fileOf = async (picture: WantedPicture) => {
  const { files, bad } = await fetchAll(picture);
  expect(bad).toEqual([]);
  return files.get(picture.of)?.[0]?.path ?? '';
};

describe('a picture of the CMS', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)('can be %s', async (format) => {
    cms.files.set('/a', await drawing().toFormat(format).toBuffer());
    const metadata = await sharp(await fileOf(wanted('/a'))).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 400, height: 60 });
  });

  it('is scaled to at most 2400 px and rotated as EXIF says', async () => {
    const photo = drawing(3000, 30).withMetadata({ orientation: 6 });
    cms.files.set('/a', await photo.jpeg().toBuffer());
    const { width, height } = await sharp(await fileOf(wanted('/a'))).metadata();
    expect({ width, height }).toEqual({ width: 24, height: 2400 });
  });

  it('is fetched once for all entries that use it and for later builds', async () => {
    cms.files.set('/a', await drawing().png().toBuffer());
    const { files } = await fetchAll(wanted('/a'), wanted('/a', { of: 'product/2' }));
    expect([...files.keys()]).toEqual(['product/1', 'product/2']);
    await expect(fileOf(wanted('/a'))).resolves.toBe(files.get('product/1')?.[0]?.path);
    expect(cms.requests).toHaveLength(1);
  });

  it.each<[string, (file: string) => Promise<void>]>([
    ['truncated', (file) => truncate(file, 100)],
    ['changed', async (file) => writeFile(file, (await readFile(file)).reverse())],
    ['removed', (file) => rm(file)],
  ])('is fetched again if its file in the cache is %s', async (_, damage) => {
    cms.files.set('/a', await drawing().png().toBuffer());
    const file = await fileOf(wanted('/a'));
    const before = await readFile(file);
    await damage(file);
    expect(await fileOf(wanted('/a'))).toBe(file);
    expect((await readFile(file)).equals(before)).toBe(true);
    expect(cms.requests).toHaveLength(2);
    await fileOf(wanted('/a'));
    expect(cms.requests).toHaveLength(2);
  });

  it('is fetched again after its file was replaced', async () => {
    cms.files.set('/a', await drawing().png().toBuffer());
    const before = await fileOf(wanted('/a'));
    cms.files.set('/a', await drawing(500, 500).png().toBuffer());
    const after = await fileOf(wanted('/a', { version: 'v2' }));
    expect(after).not.toBe(before);
    expect((await sharp(after).metadata()).width).toBe(500);
  });

  it('is fetched in each build if the CMS does not report a version', async () => {
    cms.files.set('/a', await drawing().png().toBuffer());
    const before = await fileOf(wanted('/a', { version: undefined }));
    await expect(fileOf(wanted('/a', { version: undefined }))).resolves.toBe(before);
    cms.files.set('/a', await drawing(500, 500).png().toBuffer());
    await expect(fileOf(wanted('/a', { version: undefined }))).resolves.not.toBe(before);
    expect(cms.requests).toHaveLength(3);
  });

  it('is stored inside the folder, even with a hostile URL', async () => {
    cms.files.set('/etc/passwd', await drawing().png().toBuffer());
    const file = await fileOf(wanted('/uploads/../../etc/passwd'));
    expect(await readdir(folder)).toEqual([basename(file)]);
  });
});

it('reports the pictures that were not fetched in the time for all of them', async () => {
  cms.onRequest = ({ path }) => (path === '/slow' ? 'freeze' : undefined);
  cms.files.set('/a', await drawing().png().toBuffer());
  const kept = wanted('/a');
  await fileOf(kept);
  const start = performance.now();
  const others = Array.from({ length: 20 }, (_, index) =>
    wanted('/slow', { of: `product/slow-${index}`, version: `${index}` }),
  );
  const { files, bad } = await fetchPictures([...others, kept], folder, 5000, 200);
  expect(performance.now() - start).toBeLessThan(4000);
  expect([...files.keys()]).toEqual(['product/1']);
  expect(bad).toHaveLength(20);
  expect(bad[0]?.reason).toContain('the requests together took too long');
});

describe('a picture that cannot be used', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['HTML', () => Buffer.from('<!doctype html>'), /unsupported image format/],
    [
      'a truncated JPEG',
      async () => (await drawing(600, 400).jpeg().toBuffer()).subarray(0, 20_000),
      /./,
    ],
    ['a decompression bomb', huge, /pixel limit/],
    ['a file of more than 20 MB', () => Buffer.alloc(20_000_001), /larger than 20000000 bytes/],
    [
      'a thumbnail',
      () => drawing(399, 300).png().toBuffer(),
      /is too small: 399 × 300 px, and the longer side needs 400/,
    ],
  ])('because it is %s is reported', async (_, make, reason) => {
    cms.files.set('/a', await make());
    const { files, bad } = await fetchAll(wanted('/a'));
    expect([...files]).toEqual([]);
    expect(bad).toMatchObject([
      {
        of: 'product/1',
        address: `${cms.url}/a`,
        reason: expect.stringMatching(reason) as string,
      },
    ]);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each<[Fault | 'slow', boolean]>([
    ['drop', true],
    ['cut', true],
    ['freeze', true],
    [{ status: 429, headers: { 'retry-after': '0' } }, true],
    [{ status: 503, headers: { 'retry-after': '0' } }, true],
    ['slow', true],
    [{ status: 404 }, false],
    [{ body: 'broken' }, false],
  ])('because of %j is marked if a later build may fetch it: %s', async (fault, transient) => {
    cms.files.set('/a', await drawing().png().toBuffer());
    cms.onRequest = () => (fault === 'slow' ? 'freeze' : fault);
    const limits = fault === 'slow' ? ([5000, 100] as const) : ([300, 5000] as const);
    const { bad } = await fetchPictures([wanted('/a')], folder, ...limits);
    expect(bad).toHaveLength(1);
    expect(bad[0]?.transient ?? false).toBe(transient);
  });

  it('does not delay the build for long if its host never answers', async () => {
    cms.files.set('/a', await drawing().png().toBuffer());
    await fileOf(wanted('/a'));
    cms.onRequest = () => 'freeze';
    const many = Array.from({ length: 40 }, (_, index) => wanted(`/${index}`, { of: `${index}` }));
    const { files, bad } = await fetchPictures([...many, wanted('/a')], folder, 200);
    expect([...files.keys()]).toEqual(['product/1']);
    expect(bad).toHaveLength(40);
    expect(cms.requests.length).toBeLessThan(10);
    expect(bad[39]?.reason).toContain('timed out before');
    expect(bad[39]?.transient).toBe(true);
  });
});
