import { expect, it } from 'vitest';
import { translator } from '~/i18n/translate';

const [zh, en] = [translator('zh'), translator('en')];

it('translates into each language, without a global one', () => {
  expect([zh('common.close'), en('common.close'), zh('common.close')]).toEqual([
    '關閉',
    'Close',
    '關閉',
  ]);
});

it('does not escape values, as pages do that on output', () => {
  expect(en('cart.removeNamed', { name: 'K&M "210"' })).toBe('Remove K&M "210"');
});

it('keeps a text with a placeholder apart from the same one with values', () => {
  const texts = () => [
    en('common.save', { skipInterpolation: true }),
    en('common.save', { amount: 'HK$5' }),
    en('common.save', { amount: 'HK$6' }),
  ];
  expect(texts()).toEqual(['Save {{amount}}', 'Save HK$5', 'Save HK$6']);
  expect(texts()).toEqual(['Save {{amount}}', 'Save HK$5', 'Save HK$6']);
});

it('fills in the values of an object of texts, which otherwise keeps its placeholders', () => {
  const { sentText } = en('alert.form', { returnObjects: true, email: 'a@example.com' });
  expect(sentText).toContain('link to a@example.com.');
  expect(en('alert.form', { returnObjects: true }).sentText).toContain('link to {{email}}.');
});

it('uses the plural forms of the language', () => {
  expect([1, 2].map((count) => en('catalogue.count', { count }))).toEqual(['1 item', '2 items']);
  expect([1, 2].map((count) => zh('catalogue.count', { count }))).toEqual(['1件產品', '2件產品']);
});

it.each([zh, en])('returns a missing key as is (requirements §4)', (t) => {
  expect((t as (key: string) => string)('common.nothing')).toBe('common.nothing');
});
