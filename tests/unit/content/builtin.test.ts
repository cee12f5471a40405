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
    const message = messageOf(() =>
      parse(entry('1', { price: 9.5 }), entry('2'), { ...entry('3'), nameEn: undefined, prize: 1 }),
    );
    expect(message.split('\n')).toEqual([
      expect.stringMatching(/^data\/audio\.json: product 1: price: must be a whole number$/),
      expect.stringMatching(/^data\/audio\.json: product 3: nameEn: is missing$/),
      expect.stringMatching(/^data\/audio\.json: product 3: entry: .*prize/),
    ]);
  });

  it.each([[null], ['Vox Amp'], [{ price: 80 }], [entry('x', { id: 7 })]])(
    'reports the position of %o, which has no id',
    (wrong) => {
      expect(messageOf(() => parse(entry('1'), wrong))).toContain('product at position 2: id: ');
    },
  );

  it.each([
    ['a discount without an original price', { badges: ['discount'] }],
    ['an original price without a discount', { badges: ['hot'], originalPrice: 90 }],
  ])('rejects %s', (_, wrong) => {
    expect(messageOf(() => parse(entry('1', wrong)))).toMatch(
      /product 1: badges: .*require each other/,
    );
  });

  it('rejects names that start with different brands', () => {
    const wrong = entry('1', { nameEn: 'Marshall Amp' });
    expect(messageOf(() => parse(wrong))).toMatch(/product 1: nameEn: .*start with the same word/);
  });

  it('rejects an id that differs only in case', () => {
    expect(messageOf(() => parse(entry('1a'), entry('1A')))).toMatch(/product 1A: id: .*case/);
  });

  it.each(['[{ "id": "1" ', '{}', 'null'])('names the file if it is not a list: %s', (text) => {
    const message = messageOf(() => parseCatalogueFile('data/audio.json', 'audio', text));
    expect(message).toContain('data/audio.json');
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

  it('is read in ascending order of numeric ids', async () => {
    await write('audio', entry('10'), entry('2'));
    await write('guitars', entry('9'));
    const products = await readBuiltinCatalogue(folder);
    expect(products.map(({ id, category }) => [id, category])).toEqual([
      ['2', 'audio'],
      ['9', 'guitars'],
      ['10', 'audio'],
    ]);
  });

  it('must not contain an id twice, even in two files', async () => {
    await write('audio', entry('1'), entry('7'));
    await write('drums', entry('7'));
    await expect(readBuiltinCatalogue(folder)).rejects.toThrow(
      /drums\.json: product 7: id: duplicates the id of an earlier product/,
    );
  });

  it('must contain all six files', async () => {
    await rm(join(folder, 'drums.json'));
    await expect(readBuiltinCatalogue(folder)).rejects.toThrow('drums.json');
  });
});

function messageOf(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('Expected an error');
}
