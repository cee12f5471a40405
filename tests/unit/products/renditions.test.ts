import { randomInt } from 'node:crypto';
import type * as fs from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { renderPicture } from '~/features/products/pictures/renditions';
import { temporaryFolder } from '../temporary-folder';

const PRODUCTS = 2;

vi.mock('astro:content', () => ({}));

/** Each write waits for all others, so that no file has been renamed by then. */
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof fs>();
  let written = 0;
  const all = Promise.withResolvers<undefined>();
  return {
    ...original,
    async writeFile(file: string, content: Buffer) {
      await original.writeFile(file, content);
      written += 1;
      if (written === PRODUCTS) all.resolve(undefined);
      await all.promise;
    },
  };
});

it('can be made for products with equal pictures at the same time', async () => {
  const file = join(await temporaryFolder(), 'picture.webp');
  const [r, g, b] = [randomInt(256), randomInt(256), randomInt(256)];
  const background = { r, g, b };
  await sharp({ create: { width: 30, height: 30, channels: 3, background } }).toFile(file);
  const [one, other] = await Promise.all(
    Array.from({ length: PRODUCTS }, () => renderPicture('link', file)),
  );
  expect(one).toEqual(other);
});
