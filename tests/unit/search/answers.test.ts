import { expect, it } from 'vitest';
import { answers, answersSchema } from '~/features/search/index/answers';

const text = { zh: '送貨', en: 'Delivery' };
const valid = { page: '/refund', title: text, text, words: ['送貨'] };
const problemOf = (change: object) =>
  answersSchema.safeParse([{ ...valid, ...change }]).error?.message;

it('data/answers.json names pages of the shop, in both languages', () => {
  expect(problemOf({})).toBeUndefined();
  expect(problemOf({ page: '/nowhere' })).toContain('is not a page');
  expect(problemOf({ words: ['…'] })).toContain('has no letter or digit');
  expect(problemOf({ title: { zh: '送貨' } })).toContain('title');
});

it('every placeholder of an answer is filled', () => {
  expect(answers.flatMap(({ link }) => Object.values(link)).join()).not.toContain('{{');
});
