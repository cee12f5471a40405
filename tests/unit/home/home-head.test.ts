import { describe, expect, it } from 'vitest';
import { homeHead } from '~/features/home/home-head';
import { languageTags, locales } from '~/i18n/locales';
import { settings } from '~/site/settings';

const site = new URL('https://shop.example');

describe.each(locales)('head of the home page (%s)', (locale) => {
  const head = homeHead(locale, ['Fender', 'Yamaha'], site);

  it('has Chinese music terms and brands as keywords', () => {
    expect(head.keywords).toMatch(/咪高峰/);
    expect(head.keywords).toMatch(/Fender, Yamaha$/);
  });

  it('has a WebPage about a MusicStore in Mong Kok', () => {
    expect(head.structuredData).toMatchObject([
      {
        '@type': 'WebPage',
        name: head.title,
        inLanguage: languageTags[locale],
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
