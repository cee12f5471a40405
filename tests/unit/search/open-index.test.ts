import { describe, expect, it } from 'vitest';
import { openIndex } from '~/features/search/engine/open-index';
import type { Directory } from '~/features/search/shared/index-format';

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
