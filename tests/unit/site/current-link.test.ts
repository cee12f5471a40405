import { expect, it } from 'vitest';
import { currentLink } from '~/site/current-link';

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
