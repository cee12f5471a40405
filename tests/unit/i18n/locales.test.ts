import { describe, expect, it } from 'vitest';
import {
  defaultLocale,
  plainPath,
  localePaths,
  locales,
  localeSegment,
  oneInEachLocale,
  openGraphLocale,
  otherLocales,
  pathPrefix,
} from '~/i18n/locales';

it('has two languages, the default first', () => {
  expect(locales).toEqual(['zh', 'en']);
  expect(defaultLocale).toBe('zh');
});

it.each([
  { locale: 'zh', others: ['en'], segment: undefined, prefix: '', openGraph: 'zh_HK' },
  { locale: 'en', others: ['zh'], segment: 'en', prefix: '/en', openGraph: 'en_HK' },
] as const)('$locale', ({ locale, others, segment, prefix, openGraph }) => {
  expect(otherLocales(locale)).toEqual(others);
  expect(localeSegment(locale)).toBe(segment);
  expect(pathPrefix(locale)).toBe(prefix);
  expect(openGraphLocale(locale)).toBe(openGraph);
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

describe('localePaths', () => {
  it('returns a path for each language and item, with its params and props', () => {
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
});

it('returns one path for each language', () => {
  expect(oneInEachLocale()).toEqual([
    { params: { locale: undefined }, props: { locale: 'zh' } },
    { params: { locale: 'en' }, props: { locale: 'en' } },
  ]);
});
