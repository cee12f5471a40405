import { expect, it } from 'vitest';
import { translator, type Translate } from '~/i18n/translate';

const [zh, en] = [translator('zh'), translator('en')];

it('speaks each language', () => {
  expect(zh('common.nav.home')).toBe('首頁');
  expect(en('common.nav.home')).toBe('Home');
});

it('keeps them apart, whichever was asked last', () => {
  expect([zh('common.close'), en('common.close'), zh('common.close')]).toEqual([
    '關閉',
    'Close',
    '關閉',
  ]);
});

it('finds a key whose name has a dot in it', () => {
  expect(en('categories.guitars')).toBe('Guitars');
  expect(en('categories.guitars.desc')).toBe('Electric, acoustic and bass guitars');
});

it('puts values in as they are: pages escape what they print', () => {
  expect(en('cart.removeNamed', { name: 'K&M "210"' })).toBe('Remove K&M "210"');
});

it('counts as the language does', () => {
  expect([1, 2].map((count) => en('catalogue.count', { count }))).toEqual(['1 item', '2 items']);
  expect([1, 2].map((count) => zh('catalogue.count', { count }))).toEqual(['1件產品', '2件產品']);
});

it.each([zh, en])('gives a key that is missing back as itself', (t) => {
  expect((t as (key: string) => string)('common.nothing' satisfies string)).toBe('common.nothing');
});

it('falls back to no other language', () => {
  const t: Translate = translator('en');
  expect(t('common.language.label')).not.toBe(zh('common.language.label'));
});
