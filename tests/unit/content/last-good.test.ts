import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { withLastGood } from '~/content/cms/last-good';
import { validateProducts } from '~/content/cms/validate-products';
import { fakeProduct } from '../../cms/fake/entries';
import { temporaryFolder } from '../temporary-folder';

const CMS = { url: 'http://localhost:1337' };

let root: string;
beforeEach(async () => {
  root = await temporaryFolder();
});

/** Builds with these items; returns prices by id, and the rejected items. */
async function build(items: unknown[], cms = CMS) {
  const read = validateProducts(items, cms.url);
  const { entries, rejected } = await withLastGood(root, cms, read);
  return {
    prices: Object.fromEntries(entries.map(({ value }) => [value.id, value.price])),
    rejected: rejected.map(({ id, kept = false }) => [id, kept]),
  };
}

const good = fakeProduct(1, { price: 10 });
const bad = fakeProduct(1, { price: 20, nameEn: null });
const { documentId: id } = good as { documentId: string };
const other = fakeProduct(2, { price: 5 });
const { documentId: otherId } = other as { documentId: string };

it('keeps the last valid version of a rejected product for as long as it is rejected', async () => {
  await build([good, other]);
  const kept = { prices: { [id]: 10, [otherId]: 5 }, rejected: [[id, true]] };
  expect(await build([bad, other])).toEqual(kept);
  expect(await build([bad, other])).toEqual(kept);
  expect(await build([fakeProduct(1, { price: 30 }), other])).toEqual({
    prices: { [id]: 30, [otherId]: 5 },
    rejected: [],
  });
});

it('shows nothing of a product that was never valid, or was unpublished in between', async () => {
  expect(await build([bad, other])).toEqual({ prices: { [otherId]: 5 }, rejected: [[id, false]] });
  await build([good, other]);
  await build([other]);
  expect(await build([bad, other])).toEqual({ prices: { [otherId]: 5 }, rejected: [[id, false]] });
});

it('keeps ids unique whatever their case', async () => {
  await build([{ ...good, documentId: 'abc' }]);
  const items = [
    { ...bad, documentId: 'abc' },
    { ...other, documentId: 'ABC' },
  ];
  expect(await build(items)).toEqual({ prices: { ABC: 5 }, rejected: [['abc', false]] });
});

it('knows the products of one CMS', async () => {
  await build([good]);
  const elsewhere = { url: 'http://localhost:1338' };
  expect((await build([bad, other], elsewhere)).prices).toEqual({ [otherId]: 5 });
});

it.each(['[["1",', '{}', 'null', '[["1"], null]'])(
  'takes a damaged file as none: %s',
  async (text) => {
    await build([good]);
    const folder = join(root, '.cache', 'cms', 'products');
    const [file = ''] = await readdir(folder);
    await writeFile(join(folder, file), text);
    expect((await build([bad, other])).prices).toEqual({ [otherId]: 5 });
  },
);
