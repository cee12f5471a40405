import { expect, it } from 'vitest';
import {
  defaultLocale,
  plainPath,
  localePaths,
  locales,
  openGraphLocale,
  pathPrefix,
} from '~/i18n/locales';

it('has two languages, the default first (requirements §9)', () => {
  expect(locales).toEqual(['zh', 'en']);
  expect(defaultLocale).toBe('zh');
  expect(locales.map(pathPrefix)).toEqual(['', '/en']);
  expect(locales.map(openGraphLocale)).toEqual(['zh_HK', 'en_HK']);
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

it('has a path for each language and item, with its params and props', () => {
  const paths = localePaths(['1', '2'], (id, locale) => ({
    params: { id },
    props: { word: `${locale}${id}` },
  }));
  expect(paths).toEqual([
    { params: { id: '1', locale: undefined }, props: { word: 'zh1', locale: 'zh' } },
    { params: { id: '2', locale: undefined }, props: { word: 'zh2', locale: 'zh' } },
    { params: { id: '1', locale: 'en' }, props: { word: 'en1', locale: 'en' } },
    { params: { id: '2', locale: 'en' }, props: { word: 'en2', locale: 'en' } },
  ]);
});
