import { expect, it } from 'vitest';
import { findPhrase } from '~/features/search/engine/phrases';
import { answers } from '~/features/search/index/answers';
import { searchWords } from '~/features/search/index/synonyms';
import { locales } from '~/i18n/locales';
import { translator } from '~/i18n/translate';

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

/** Texts that describe the shop's services. */
const offers = locales.flatMap((locale) => {
  const t = translator(locale);
  return [
    ...textsIn(t('home.services', { returnObjects: true })),
    ...textsIn(t('home.hero', { returnObjects: true })),
    ...textsIn(t('studio.info', { returnObjects: true })),
    ...textsIn(t('delivery', { returnObjects: true })),
  ];
});

it('no offer of a page is in the list of products not sold', () => {
  // A query has a maximum length, a text does not.
  const sentences = offers.flatMap((text) => text.split(/[。，；：.,;:]\s*/));
  const denied = sentences.flatMap((text) => {
    const found = findPhrase(searchWords.notSold, text, new Map());
    return found ? [`${found.row.name.en}: ${text}`] : [];
  });
  expect(denied).toEqual([]);
});

it('no question that a page answers is in the list of products not sold', () => {
  const denied = answers
    .flatMap(({ words }) => words)
    .filter((word) => searchWords.notSold.some(({ words }) => words.includes(word)));
  expect(denied).toEqual([]);
});
