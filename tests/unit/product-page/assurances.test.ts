import { expect, it } from 'vitest';
import { assurances } from '~/features/product-page/buying/assurances';
import { settings } from '~/site/settings';

const texts = (...parameters: Parameters<typeof assurances>) =>
  assurances(...parameters).map(({ text }) => text);

it('the assurance about shipping follows the setting', () => {
  const shipping = { freeOver: 1200, fee: 60 };
  expect(texts('en', shipping, 'One year')).toEqual([
    'One year',
    'Orders over $1,200; other orders pay $60',
    'No questions asked',
  ]);
});

it('each assurance leads to its section of the page about delivery', () => {
  const all = assurances('en', settings.shipping, 'One year');
  expect(all.map(({ href }) => href)).toEqual([
    '/en/delivery#warranty',
    '/en/delivery#cost',
    '/en/delivery#returns',
  ]);
});

it('without a warranty there is no assurance of quality', () => {
  expect(texts('en', settings.shipping, undefined, 'unopened')).toEqual([
    'Orders over $500, and for now all orders',
    'Unopened and unused',
  ]);
});
