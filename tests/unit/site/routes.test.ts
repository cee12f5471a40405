import { expect, it } from 'vitest';
import { currentLink, routeOf } from '~/site/routes';

it.each([
  ['/', '/', 'page'],
  ['/instruments', '/instruments', 'page'],
  ['/instruments', '/instruments/guitars', 'true'],
  ['/instruments', '/instruments/guitars/2', 'true'],
  ['/instruments', '/product/12', 'true'],
  ['/', '/contact', undefined],
  ['/instruments', '/', undefined],
  ['/instruments', '/product-not-found', undefined],
  ['/cart', '/cart-of-somebody', undefined],
])('the link to %s on %s: %s', (href, path, current) => {
  expect(currentLink(href, path)).toBe(current);
});

it.each([
  ['/', 'home', true],
  ['/instruments/guitars/2', 'catalogue', true],
  ['/product/12', 'product', true],
  ['/contact', 'service', true],
  ['/product-not-found', 'service', false],
  ['/404', 'service', false],
  ['/cart', 'order', false],
  ['/checkout', 'order', false],
  ['/order/confirmation', 'order', false],
  ['/orders', 'order', false],
  ['/wishlist', 'service', false],
  ['/compare', 'service', false],
  ['/search', 'catalogue', false],
  ['/stock-alert', 'service', false],
  ['/booking/cancel', 'studio', false],
  ['/admin/strapi', 'service', false],
])('%s is a page of the kind %s, indexed: %s', (path, kind, indexed) => {
  expect(routeOf(path)).toMatchObject({ kind, indexed });
});

it('a page without a row in the table is an error', () => {
  expect(() => routeOf('/news')).toThrow('src/site/routes.ts has no route for /news');
});
