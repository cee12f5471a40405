import { describe, expect, it } from 'vitest';
import {
  defaultLocale,
  localePaths,
  locales,
  localeSegment,
  oneInEachLocale,
  otherLocale,
} from '~/i18n/locales';

it('has two languages, Chinese first and by default', () => {
  expect(locales).toEqual(['zh', 'en']);
  expect(defaultLocale).toBe('zh');
});

it('toggles between them', () => {
  expect(otherLocale('zh')).toBe('en');
  expect(otherLocale('en')).toBe('zh');
});

it('has a route segment for English alone', () => {
  expect(localeSegment('zh')).toBeUndefined();
  expect(localeSegment('en')).toBe('en');
});

describe('localePaths', () => {
  it('makes a path for every language and item, with params and props of its own', () => {
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

  it('keeps what else a path says', () => {
    const [path] = localePaths([null], () => ({ params: {}, cacheKey: 'abc' }));
    expect(path).toMatchObject({ cacheKey: 'abc', props: { locale: 'zh' } });
  });
});

it('makes a page that exists once in each language', () => {
  expect(oneInEachLocale()).toEqual([
    { params: { locale: undefined }, props: { locale: 'zh' } },
    { params: { locale: 'en' }, props: { locale: 'en' } },
  ]);
});
