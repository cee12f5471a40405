import { describe, expect, it } from 'vitest';
import { homeHead } from '~/features/home/home-head';
import { locales } from '~/i18n/locales';

const site = new URL('https://shop.example');

describe.each(locales)('head of the home page (%s)', (locale) => {
  const head = homeHead(locale, ['Fender', 'Yamaha'], site);

  it('has Chinese music terms and brands as keywords', () => {
    expect(head.keywords).toMatch(/咪高峰/);
    expect(head.keywords).toMatch(/Fender, Yamaha$/);
  });
});
