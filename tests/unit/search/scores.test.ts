import { expect, it } from 'vitest';
import { scoresOf } from '~/features/search/engine/scores';
import type { WordIndex } from '~/features/search/engine/word-index';
import type { Postings } from '~/features/search/shared/postings';
import { HEAD_WEIGHT, WEIGHTS, WHAT_IT_IS } from '~/features/search/shared/weights';

const index = { entries: 3 } as WordIndex;
const term = { word: 'amp', slots: 1, prefix: true, role: 'word' } as const;
const scoresFor = (role: 'word' | 'head', ...found: [string, Postings][]) =>
  scoresOf(index, [{ term: { ...term, role }, found }]);
/** Returns how much rarer a word is than one that all three entries have. */
const rarity = (entries: number) => Math.log(1 + 3 / (entries + 1));

it('scores an entry by its best word for a term, rare ones higher', () => {
  const one = scoresFor('word', ['amp', [[4, [1]]]], ['ampeg', [[9, [0]]]], ['amps', [[3, [1]]]]);
  const quality = 0.4 + (0.4 * 3) / 5;
  expect([...one.score]).toEqual([rarity(2) * 9 * quality, rarity(2) * 4, 0]);
  expect([...one.covered]).toEqual([1, 1, 0]);
  expect([...scoresFor('word', ['amp', [[4, [2]]]]).score]).toEqual([0, 0, rarity(1) * 4]);
});

it('knows which entries the whole word names, and which have it in a name or kind', () => {
  const weights: Postings = [
    [WHAT_IT_IS + WEIGHTS.kind, [0]],
    [WEIGHTS.kind, [1]],
    [WEIGHTS.category, [2]],
  ];
  const whole = scoresFor('word', ['amp', weights]);
  expect([...whole.isNamed]).toEqual([1, 0, 0]);
  expect([...whole.named]).toEqual([1, 1, 0]);
  expect(whole.score[0]).toBe(whole.score[1]);
  expect([...scoresFor('word', ['amplifier', weights]).isNamed]).toEqual([0, 0, 0]);
});

it('matches the type at the end of a word only where it ends a name, without a score', () => {
  const { covered, score } = scoresFor('head', [
    'amp',
    [
      [HEAD_WEIGHT, [0]],
      [HEAD_WEIGHT - 1, [1]],
    ],
  ]);
  expect([...covered]).toEqual([1, 0, 0]);
  expect([...score]).toEqual([0, 0, 0]);
});
