import { expect, it } from 'vitest';
import { search } from '~/features/search/engine/engine';
import { openIndex } from '~/features/search/engine/open-index';
import { builtinProducts, filesFor } from '../../search/shop-index';

const { directory, files } = filesFor(await builtinProducts());
const parsed: unknown = JSON.parse(JSON.stringify(directory));
const bodies = new Map(files.map(({ path, body }) => [path, body]));
const good = (path: string): unknown => JSON.parse(bodies.get(path) ?? 'null');

it.each([
  ['null', null],
  ['a list', []],
  ['an object without fields', {}],
  ['a field of another type', { ...directory, starts: 'a' }],
  ['a number that is none', { ...directory, rowsPerFile: '24' }],
])('a directory that is %s is an error', (_, body) => {
  expect(() => openIndex(body, () => Promise.reject(new Error('not reached')))).toThrow(
    '/search-index.json',
  );
});

it.each([
  ['words', 'sm7b', 'words-'],
  ['the vocabulary', 'stratocastor', 'vocabulary'],
])('%s of another shape are an error, and the next query works', async (_, query, name) => {
  for (const wrong of [null, {}, 0, [1, 2]]) {
    let isBad = true;
    const index = openIndex(parsed, (path) =>
      Promise.resolve(isBad && path.includes(name) ? wrong : good(path)),
    );
    await expect(search(index, query)).rejects.toThrow(name);
    isBad = false;
    expect((await search(index, query)).products).not.toEqual([]);
  }
});

it('rows that are no list are an error, and the next query works', async () => {
  let isBad = true;
  const index = openIndex(parsed, (path) => Promise.resolve(isBad ? {} : good(path)));
  await expect(index.rows([0], 'zh')).rejects.toThrow('zh-0');
  isBad = false;
  expect(await index.rows([0], 'zh')).toHaveLength(1);
});
