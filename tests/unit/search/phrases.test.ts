import { describe, expect, it } from 'vitest';
import { cutPhrases, findPhrase } from '~/features/search/engine/phrases';

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
