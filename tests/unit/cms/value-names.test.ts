import { expect, it } from 'vitest';
import { isAbout, partOf, SEPARATORS } from '~cms/../desk/field-names';
import { reasonOf, shownValue } from '~cms/../value-names';
import { publishIssues } from '~/content/cms/publish-issues';
import { fakeProduct } from '../../cms/fake/entries';

const wrong = {
  category: 'guitars',
  kind: 'violin',
  attributes: { strings: 6 },
  badges: ['hott'],
};
const guitar = { ...wrong, kind: 'electric', attributes: { keys: 88, handedness: 'both' } };

const reasons = (fields: Parameters<typeof fakeProduct>[1]) =>
  publishIssues('product', fakeProduct(1, fields), 'http://localhost', 'zh').map(
    (issue) => `${issue.field}: ${reasonOf('Product', issue, 'zh')}`,
  );

it('names choices, not their ids, in the reasons why a product is refused', () => {
  const all = [
    ...reasons({ ...wrong, category: 'ukuleles' }),
    ...reasons(wrong),
    ...reasons(guitar),
  ].join('\n');
  expect(all).toContain('category: 須為其中之一：結他、');
  expect(all).toContain('kind: 須為結他的種類之一：電結他、');
  expect(all).toContain('badges: 須為其中之一：熱賣（HOT）、');
  expect(all).toContain('種類電結他沒有這項，它有：');
  expect(all).toMatch(/attributes.handedness: 須為其中之一：\p{Script=Han}/u);
  expect(all).not.toMatch(/(：|、|, )[a-z-]+(、|, |$)/m);
});

it('asks for a category that is empty', () => {
  expect(reasons({ ...wrong, category: '' })).toContain('category: 請填寫');
});

it.each([
  ['Product', 'category', 'guitars', '結他'],
  ['Product', 'kind', 'electric', '電結他'],
  ['Product', 'badges', '["hot","limited"]', '熱賣（HOT）、限量（LIMITED）'],
  ['Product', 'saleFrom', '2026-12-01T16:00:00.000Z', '2026年12月2日 上午12:00'],
  ['Product', 'inStock', false, '否'],
  ['Order', 'state', 'paid', '已付款'],
  ['Product', 'price', 6480, '6480'],
  ['Product', 'attributes', { strings: 6 }, undefined],
  ['Product', 'story', '[{"heading":{"zh":"音色"}}]', undefined],
])('shows the value of %s.%s in words: %j', (type, field, value, words) => {
  expect(shownValue(type, field, value, 'zh')).toBe(words);
});

it.each([
  ['story.1.heading.en', '第2項標題（英文）', 'item 2 heading (English)'],
  ['features.0.zh', '第1項（中文）', 'item 1 (Chinese)'],
  ['attributes.strings', '弦數', 'Strings'],
  ['price', '', ''],
])('names the part of a field: %s', (field, zh, en) => {
  expect([partOf(field, 'zh'), partOf(field, 'en')]).toEqual([zh, en]);
});

it.each([
  ['story.1.heading.en', true],
  ['story.1.heading.zh', false],
  ['story.11.heading.en', false],
  ['story.2.text.zh', true],
  ['story.2.text.en', true],
  ['story.3.text.en', true],
  ['attributes.pickups', true],
  // Its name in Chinese begins with that of the pickups.
  ['attributes.pickupConfig', false],
])('the error of a field is about %s: %s', (path, expected) => {
  const issues = [
    ['story.1.heading.en', 'must not be empty'],
    ['story.2.text', 'is missing'],
    ['story.3', 'is missing'],
    ['attributes.pickups', 'is missing'],
  ] as const;
  for (const locale of ['zh', 'en'] as const) {
    const { name, sentence } = SEPARATORS[locale];
    const error = issues.map(([at, reason]) => partOf(at, locale) + name + reason).join(sentence);
    expect(isAbout(error, path, locale)).toBe(expected);
  }
});
