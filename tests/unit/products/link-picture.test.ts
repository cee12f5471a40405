import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { linkPicture } from '~/features/products/link-picture';

vi.mock('astro:content', () => ({}));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtone-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('makes equal pictures of several products at the same time', async () => {
  const file = join(folder, 'picture.webp');
  const [r, g, b] = [randomInt(256), randomInt(256), randomInt(256)];
  await sharp({ create: { width: 30, height: 30, channels: 3, background: { r, g, b } } }).toFile(
    file,
  );
  const made = await Promise.all([1, 2, 3, 4].map(() => linkPicture(file)));
  expect(new Set(made.map((picture) => picture.toString('base64'))).size).toBe(1);
});
