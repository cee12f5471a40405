import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { linkPictures } from '../../../scripts/incremental/picture-links.ts';

const LOCAL = { src: '/src/assets/1.webp' };
const REMOTE = 'https://example.com/1.webp';

let folder: string;
const cached = () => join(folder, 'cache', '1_a.webp');
const shown = () => join(folder, 'dist', '_astro', '1_a.webp');
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtone-'));
  mkdirSync(join(folder, 'cache'));
  writeFileSync(cached(), 'picture');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

/** @returns what Astro still has to make */
function link(transforms: Record<string, { finalPath: string; transform: { src: unknown } }>) {
  const staticImages = new Map([['1', { transforms: new Map(Object.entries(transforms)) }]]);
  vi.stubGlobal('astroAsset', { staticImages });
  linkPictures(join(folder, 'cache'), join(folder, 'dist'));
  return [...(staticImages.get('1')?.transforms.keys() ?? [])];
}

it('links pictures of the cache and leaves the others to Astro', () => {
  const left = link({
    a: { finalPath: '/_astro/1_a.webp', transform: { src: LOCAL } },
    b: { finalPath: '/_astro/1_b.webp', transform: { src: LOCAL } },
  });
  expect(left).toEqual(['b']);
  expect(statSync(shown()).ino).toBe(statSync(cached()).ino);
});

it('leaves remote pictures to Astro, which knows whether they have expired', () => {
  expect(link({ a: { finalPath: '/_astro/1_a.webp', transform: { src: REMOTE } } })).toEqual(['a']);
  expect(existsSync(shown())).toBe(false);
});

it('has nothing to do without pictures', () => {
  vi.stubGlobal('astroAsset', undefined);
  expect(() => {
    linkPictures(join(folder, 'cache'), join(folder, 'dist'));
  }).not.toThrow();
});
