import { expect, it } from 'vitest';
import {
  defaultLocale,
  plainPath,
  localeOfSegment,
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

it('a route has each path in each language, with its params and props', () => {
  const paths = ['1', '2'].map((id) => ({ params: { id }, props: { id } }));
  expect(localePaths(paths)).toEqual([
    { params: { id: '1', locale: undefined }, props: { id: '1' } },
    { params: { id: '2', locale: undefined }, props: { id: '2' } },
    { params: { id: '1', locale: 'en' }, props: { id: '1' } },
    { params: { id: '2', locale: 'en' }, props: { id: '2' } },
  ]);
});

it('returns one path for each language, whose segment says which it is', () => {
  const paths = oneInEachLocale();
  expect(paths).toEqual([{ params: { locale: undefined } }, { params: { locale: 'en' } }]);
  expect(paths.map(({ params }) => localeOfSegment(params.locale))).toEqual(['zh', 'en']);
});
