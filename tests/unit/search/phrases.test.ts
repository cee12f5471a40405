import { describe, expect, it } from 'vitest';
import { cutPhrases, findPhrase } from '~/features/search/engine/phrases';
import { openIndex } from '~/features/search/engine/open-index';
import { purposesIn } from '~/features/search/engine/purposes';
import type { Directory } from '~/features/search/shared/index-format';
import { builtinProducts, indexOf } from '../../search/shop-index';

describe('phrases', () => {
  const rows = [['live', 'on stage'], ['stage piano'], ['初學'], ['b3', 'live']];
  it.each([
    ['piano for live shows', [0, 3], 'piano for shows'],
    ['alive', [], 'alive'],
    ['on stage piano', [1], 'on'],
    ['on stage on', [0], 'on'],
    ['b 3 organ', [], 'b 3 organ'],
    ['b3 organ', [3], 'organ'],
    ['俾初學者', [2], '俾 者'],
  ])('are cut out of "%s": %j', (text, found, rest) => {
    expect(cutPhrases(rows, text)).toEqual({ rows: found, rest });
  });

  it.each([
    ['strings for violin', 'violin', 'string for'],
    ['violin strings, cheap', 'violin string', 'cheap'],
    ['cheap TR 808 drums', 'tr808', 'cheap drum'],
    ['fiddlesticks', undefined, undefined],
  ])('in "%s", the longest is found: %s', (text, phrase, rest) => {
    const things = [{ words: ['violin'] }, { words: ['Violin strings', 'fiddle', 'TR-808'] }];
    const found = findPhrase(things, text, new Map());
    expect([found?.phrase, found?.rest.replace(/ +/g, ' ')]).toEqual([phrase, rest]);
  });
});

it('finds the first of equally long phrases', () => {
  const rows = [{ words: ['mixer'] }, { words: ['organ'] }];
  expect(findPhrase(rows, 'organ mixer', new Map())?.row).toBe(rows[0]);
});

it.each([
  ['guitar for a 7 year old', 'guitar for children'],
  ['guitar for a 12-year-old', 'guitar for children'],
  ['guitar for a 13-year-old', 'guitar for adults'],
  ['7歲結他', '兒童結他'],
  ['guitar for 20 years', 'guitar'],
])('"%s" has the purposes of "%s"', async (text, other) => {
  const index = indexOf(await builtinProducts());
  const purposes = (query: string) => purposesIn(index, query).purposes;
  expect(purposes(text)).toEqual(purposes(other));
  expect(purposes(text).length > 0).toBe(/child|adult|兒童/.test(other));
});

describe('files of words', () => {
  const opened = (...starts: string[]) => {
    const fetched: string[] = [];
    const directory = { version: 'v', folding: {}, ignored: [], singles: '', textStarts: [] };
    const index = openIndex(
      { ...directory, starts, ordinaryStarts: starts } as unknown as Directory,
      (path) => {
        const [, name = '', number] = /(\w+)-(\d+)\.json$/.exec(path) ?? [];
        fetched.push(`${name} ${number}`);
        const words = [starts[Number(number)], 'other'];
        return Promise.resolve(name === 'words' ? words.map((word) => [word, []]) : words);
      },
    );
    return { index, fetched };
  };
  it.each([
    ['a', false, ['b', 'd'], [], []],
    ['b', false, ['b', 'd'], [0], ['b']],
    ['c', false, ['b', 'd'], [0], []],
    ['a', true, ['ab', 'd'], [0], ['ab']],
    ['c', true, ['b', 'cb'], [0, 1], ['cb']],
    // A short prefix needs the first file that has only such words.
    ['c', true, ['b', 'ca', 'cb', 'cc'], [1], ['ca']],
    ['c', true, ['b', 'c', 'cb', 'cc'], [1], ['c']],
  ])('for "%s" (prefix: %s) among %j are %j', async (word, prefix, starts, numbers, words) => {
    const { index, fetched } = opened(...starts);
    expect((await index.lookUp(word, prefix)).map(([each]) => each)).toEqual(words);
    expect(fetched).toEqual(numbers.map((number) => `words ${number}`));
    expect(await index.lookUpTexts(word, prefix)).toEqual([]);
  });

  it('have ordinary words, too', async () => {
    const { index } = opened('b', 'n');
    const asked = ['b', 'other', 'n', 'ot', 'a'].map((word) => index.isOrdinary(word));
    expect(await Promise.all(asked)).toEqual([true, true, true, false, false]);
  });
});
