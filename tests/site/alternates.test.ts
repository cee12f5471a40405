import { defaultLocale, languageTags, locales, type Locale } from '~/i18n/locales';
import {
  all,
  attribute,
  isIndexable,
  metas,
  origin,
  pages,
  testPages,
  translationOf,
  type Page,
} from './site';

const linksOf = (page: Page, rel: string) =>
  all(page, 'link').filter((link) => attribute(link, 'rel') === rel);
const canonicals = (page: Page) =>
  linksOf(page, 'canonical').map((link) => attribute(link, 'href'));
const alternates = (page: Page) =>
  linksOf(page, 'alternate').map((link): [string, string] => [
    attribute(link, 'hreflang') ?? '',
    attribute(link, 'href') ?? '',
  ]);

/** The root is written without a trailing slash (requirements §2). */
const absolute = ({ path }: Page) => (path === '/' ? origin : origin + path);
const indexable = pages.filter(isIndexable);

testPages(
  'the canonical link and og:url are the absolute URL of the page itself',
  (page) => {
    const found = JSON.stringify([canonicals(page), metas(page, 'og:url')]);
    return found === JSON.stringify([[absolute(page)], [absolute(page)]]) ? [] : [found];
  },
  indexable,
);

testPages(
  'alternates are the same page in each language, and x-default the one in the default language',
  (page) => {
    const addressIn = (locale: Locale) => {
      const translation = translationOf(page, locale);
      return translation && absolute(translation);
    };
    const wanted = JSON.stringify([
      ...locales.map((locale) => [languageTags[locale], addressIn(locale)]),
      ['x-default', addressIn(defaultLocale)],
    ]);
    const found = JSON.stringify(alternates(page));
    return found === wanted ? [] : [found];
  },
  indexable,
);

testPages(
  'noindex pages have neither canonical nor alternate links',
  (page) => [...canonicals(page), ...alternates(page), ...metas(page, 'og:url')].map(String),
  pages.filter((page) => !isIndexable(page)),
);
