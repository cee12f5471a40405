import { languageTags, locales, pathPrefix, plainPath } from '../../src/i18n/locales.ts';

const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * The links of a page in the sitemap: the page in each language, in order of address. The sitemap
 * integration would look for them among all pages, for each page.
 */
export function sitemapLinks(address: string) {
  const { origin, pathname } = new URL(address);
  const path = plainPath(pathname).replace(/^\/$/, '');
  return locales
    .map((locale) => ({
      lang: languageTags[locale],
      url: origin + (pathPrefix(locale) + path || '/'),
    }))
    .sort((a, b) => compare(a.url, b.url));
}
