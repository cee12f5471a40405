import { describe, expect, it } from 'vitest';
import { fixedFacets } from '~/features/facets/facets';
import { optionName, rangeMax, rangeName, type FacetWords } from '~/features/facets/facet-words';
import { languageTags, locales } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { shared } from './attribute-shop';

describe.each(locales)('the dictionary in %s', (locale) => {
  const dictionary: Readonly<Record<string, FacetWords>> = translator(locale)('catalogue.facets', {
    returnObjects: true,
    skipInterpolation: true,
  });

  it.each(fixedFacets.filter(({ type }) => type !== 'one'))('has the texts of $id', (facet) => {
    const words = dictionary[facet.id];
    expect(words?.label).toEqual(expect.any(String));
    if (facet.type === 'range') {
      expect(words).toMatchObject({
        min: expect.any(String) as string,
        max: expect.any(String) as string,
      });
    } else expect(Object.keys(words?.options ?? {})).toEqual(facet.options ?? []);
  });
});

it.each([
  ['hot', { text: '熱賣產品' }],
  ['Fender', { text: 'Fender', lang: languageTags.en }],
  ['芬達', { text: '芬達', lang: languageTags.zh }],
])('optionName of %s: %o', (option, expected) => {
  const words = { label: '', options: { hot: '熱賣產品' } };
  expect(optionName(option, words)).toEqual(expected);
});

describe('the text of a range', () => {
  const [price] = fixedFacets.filter((facet) => facet.type === 'range');
  if (!price) throw new Error('no range facet');
  const words = { label: 'Price', value: 'HK${{value}}' };

  it.each([
    [500, 3000, 'HK$500 – HK$3,000'],
    [0, 3000, 'Up to HK$3,000'],
    [500, 100_000, 'HK$500 and above'],
    [100_000, 100_000, 'HK$100,000 and above'],
    [0, 0, 'Up to HK$0'],
  ])('from %i to %i: %s', (min, max, text) => {
    expect(rangeName({ min, max }, price, words, shared)).toBe(text);
  });

  it.each([
    [99_500, 'HK$99,500'],
    [100_000, 'HK$100,000 and above'],
  ])('an upper end of %i: %s', (max, text) => {
    expect(rangeMax(max, price, words, shared)).toBe(text);
  });
});
