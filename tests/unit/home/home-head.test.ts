import { describe, expect, it } from 'vitest';
import { homeHead } from '~/features/home/home-head';
import { locales } from '~/i18n/locales';
import { settings } from '~/site/settings';

const site = new URL('https://shop.example');

describe.each(locales)('head of the home page (%s)', (locale) => {
  const head = homeHead(locale, ['Fender', 'Yamaha'], site);

  it('has keywords: Chinese music terms and brands', () => {
    expect(head.keywords).toMatch(/咪高峰/);
    expect(head.keywords).toMatch(/Fender, Yamaha$/);
  });

  it('says that it is the page of a music shop in Mong Kok', () => {
    expect(head.structuredData).toMatchObject([
      {
        '@type': 'WebPage',
        name: head.title,
        inLanguage: { zh: 'zh-HK', en: 'en-HK' }[locale],
        mainEntity: {
          '@type': 'MusicStore',
          url: site.origin,
          telephone: settings.phone,
          email: settings.email,
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'Mong Kok',
            addressRegion: 'Kowloon',
            addressCountry: 'HK',
          },
        },
      },
    ]);
  });
});
