import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseCatalogueFile, readBuiltinCatalogue } from '~/content/builtin';
import { categoryIds } from '~/features/products/product';
import { temporaryFolder } from '../temporary-folder';

const entry = (id: string, wrong: object = {}) => ({
  id,
  name: 'Vox 擴音器',
  nameEn: 'Vox Amp',
  price: 80,
  ...wrong,
});

describe('a catalogue file', () => {
  const parse = (...entries: unknown[]) =>
    parseCatalogueFile('data/audio.json', 'audio', JSON.stringify(entries));

  it('gives its products the category of the file', () => {
    expect(parse(entry('1'), entry('2'))).toMatchObject([
      { id: '1', category: 'audio' },
      { id: '2', category: 'audio' },
    ]);
  });

  it('reports each issue on a line with file, product, field and reason', () => {
    const wrong = { ...entry('3'), nameEn: undefined, prize: 1 };
    expect(() => parse(entry('1', { price: 9.5 }), entry('2'), wrong)).toThrow(
      new RegExp(
        [
          '^data/audio\\.json: product 1: price: must be a whole number',
          'data/audio\\.json: product 3: nameEn: is missing',
          'data/audio\\.json: product 3: entry: .*prize.*$',
        ].join('\n'),
      ),
    );
  });

  it.each([
    ['no product', null, /product at position 2: id: /],
    ['a number as id', entry('x', { id: 7 }), /product at position 2: id: /],
    [
      'a discount without an original price',
      entry('2', { badges: ['discount'] }),
      /require each other/,
    ],
    [
      'an original price without a discount',
      entry('2', { originalPrice: 90 }),
      /require each other/,
    ],
    ['names of two brands', entry('2', { nameEn: 'Marshall Amp' }), /2: nameEn: .*the same word/],
    ['an id that differs only in case', entry('1A'), /product 1A: id: .*case/],
  ])('rejects %s', (_, wrong, issue) => {
    expect(() => parse(entry('1a'), wrong)).toThrow(issue);
  });

  it.each(['[{ "id": "1" ', '{}', 'null'])('names the file if it is not a list: %s', (text) => {
    expect(() => parseCatalogueFile('data/audio.json', 'audio', text)).toThrow('data/audio.json');
  });
});

describe('the catalogue folder', () => {
  let folder: string;
  const write = (category: string, ...entries: unknown[]) =>
    writeFile(join(folder, `${category}.json`), JSON.stringify(entries));

  beforeEach(async () => {
    folder = await temporaryFolder();
    await Promise.all(categoryIds.map((category) => write(category)));
  });

  it('must not contain an id twice, even in two files', async () => {
    await write('audio', entry('1'), entry('7'));
    await write('drums', entry('7'));
    await expect(readBuiltinCatalogue(folder)).rejects.toThrow(
      /drums\.json: product 7: id: duplicates an earlier id/,
    );
  });

  it('must contain all six files', async () => {
    await rm(join(folder, 'drums.json'));
    await expect(readBuiltinCatalogue(folder)).rejects.toThrow('drums.json');
  });
});
