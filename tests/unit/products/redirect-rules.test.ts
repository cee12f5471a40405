import { expect, it } from 'vitest';
import { redirectRules } from '~/features/products/redirect-rules';

const former = { name: { zh: '結他', en: 'Guitar' }, category: 'guitars', price: 1 } as const;

it('leads to successors, and answers other former products with their page and 410, in each language', () => {
  const rules = redirectRules(
    [
      { ...former, id: '7' },
      { ...former, id: '8', successor: '12' },
    ],
    { '/shop': '/instruments' },
  );
  expect(rules.trim().split('\n')).toEqual([
    '/shop /instruments 301',
    '/en/shop /en/instruments 301',
    '/product/7 /discontinued/7 410',
    '/en/product/7 /en/discontinued/7 410',
    '/discontinued/7 /discontinued/7 410!',
    '/en/discontinued/7 /en/discontinued/7 410!',
    '/product/8 /product/12 301',
    '/en/product/8 /en/product/12 301',
  ]);
});

it.each(['shop', '/a b', ''])('refuses %j as a changed address', (path) => {
  expect(() => redirectRules([], { [path]: '/' })).toThrow('data/redirects.json');
  expect(() => redirectRules([], { '/shop': path })).toThrow('data/redirects.json');
});

it.each(['/product/7', '/en/product/7', '/discontinued/7'])(
  'refuses %s as a changed address, which would come before that of the former product',
  (path) => {
    expect(() => redirectRules([{ ...former, id: '7' }], { [path]: '/' })).toThrow(
      'data/former-products.json',
    );
  },
);
