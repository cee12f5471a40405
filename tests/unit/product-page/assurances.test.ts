import { expect, it } from 'vitest';
import { assurances } from '~/features/product-page/buying/assurances';
import { settings } from '~/site/settings';

const texts = (...[locale, shipping]: Parameters<typeof assurances>) =>
  assurances(locale, shipping).map(({ text }) => text);

it('the assurance about shipping follows the setting', () => {
  const shipping = { freeOver: 1200, fee: 60 };
  expect(texts('en', shipping)[1]).toBe('Orders over $1,200');
  expect(texts('zh', shipping)[1]).toBe('購物超過$1,200');
});

it('the shop’s own settings give the specified assurances', () => {
  expect(texts('en', settings.shipping)).toEqual([
    '1 Year Warranty',
    'Orders over $500',
    'No questions asked',
  ]);
});
