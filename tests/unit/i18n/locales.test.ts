import { expect, it } from 'vitest';
import {
  defaultLocale,
  plainPath,
  localeOfSegment,
  localePaths,
  locales,
  pathPrefix,
} from '~/i18n/locales';

it('has two languages, the default first (requirements §9)', () => {
  expect(locales).toEqual(['zh', 'en']);
  expect(defaultLocale).toBe('zh');
  expect(locales.map(pathPrefix)).toEqual(['', '/en']);
});

it.each([
  ['/', '/'],
  ['/en', '/'],
  ['/en/product/12', '/product/12'],
  ['/product/12', '/product/12'],
  ['/english', '/english'],
])('%s is %s in the default language', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});

it('a route has each path in each language, with its params and props', () => {
  const paths = ['1', '2'].map((id) => ({ params: { id }, props: { id } }));
  expect(localePaths(paths)).toEqual([
    { params: { id: '1', locale: undefined }, props: { id: '1' } },
    { params: { id: '2', locale: undefined }, props: { id: '2' } },
    { params: { id: '1', locale: 'en' }, props: { id: '1' } },
    { params: { id: '2', locale: 'en' }, props: { id: '2' } },
  ]);
});

it('has a segment of the address for each language, the default one none', () => {
  expect([undefined, 'en'].map(localeOfSegment)).toEqual(['zh', 'en']);
});
