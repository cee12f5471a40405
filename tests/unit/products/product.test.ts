import { expect, it } from 'vitest';
import { badgeLabel, brandOf, chineseBrandOf, shownBadges } from '~/features/products/product';

it.each([
  ['Fender Player II Stratocaster', 'Fender'],
  ['Audio-Technica ATH-M50x', 'Audio-Technica'],
  ['K&M 210/9', 'K&M'],
  ['Bärenreiter\u3000Bach', 'Bärenreiter'],
  ['Yamaha', 'Yamaha'],
  ['', ''],
])('brandOf takes the first word of "%s": "%s"', (en, brand) => {
  expect(brandOf({ name: { zh: '', en } })).toBe(brand);
});

it.each([
  ['芬達 Stratocaster 電結他', '芬達'],
  ['Fender Stratocaster 電結他', undefined],
  ['FENDER Stratocaster', undefined],
  ['芬達電結他', undefined],
  ['Squier\u3000電結他', 'Squier'],
])('chineseBrandOf of "%s": %s', (zh, expected) => {
  expect(chineseBrandOf({ name: { zh, en: 'Fender Stratocaster' } })).toBe(expected);
});

it.each([
  ['hot', 'HOT'],
  ['bestseller', 'BEST'],
  ['discount', 'SALE'],
  ['new', 'NEW'],
  ['limited', 'LIMITED'],
  // From a CMS, which may have custom badges.
  ['pre-order', 'PRE-ORDER'],
  ['toString', 'TOSTRING'],
])('the badge %s is labelled %s', (badge, label) => {
  expect(badgeLabel(badge)).toBe(label);
});

it('shows every badge except "featured"', () => {
  expect(shownBadges({ badges: ['featured', 'hot', 'not-featured'] })).toEqual([
    'hot',
    'not-featured',
  ]);
});
