import { defaultLocale, languageTags, locales, type Locale } from '~/i18n/locales';
import { find } from './addresses';
import { all, attribute, isIndexable, metas, origin, pages, testPages, type Page } from './site';

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
  'the canonical link is the absolute URL of the page itself',
  (page) => {
    const found = canonicals(page);
    return found.length === 1 && found[0] === absolute(page) ? [] : [`canonical ${found.join()}`];
  },
  indexable,
);

testPages(
  'og:url equals the canonical link',
  (page) => {
    const found = metas(page, 'og:url');
    return found.join() === absolute(page) ? [] : [`og:url ${found.join()}`];
  },
  indexable,
);

const localeOf = new Map<string, Locale>([
  ...locales.map((locale) => [languageTags[locale], locale] as const),
  ['x-default', defaultLocale],
]);

testPages(
  'alternates are each language and x-default, once',
  (page) => {
    const tags = alternates(page).map(([tag]) => tag);
    return tags.toSorted().join() === [...localeOf.keys()].sort().join() ? [] : [tags.join()];
  },
  indexable,
);

testPages(
  'alternates are pages in their language; x-default is in the default one',
  (page) =>
    alternates(page).flatMap(([tag, href]) => {
      if (!URL.canParse(href)) return [`${tag} is not absolute: ${href}`];
      const target = find(new URL(href));
      if (target === undefined || target === 'file') return [`${tag} is not a page: ${href}`];
      return target.locale === localeOf.get(tag) ? [] : [`${tag} is ${target.path}`];
    }),
  indexable,
);

testPages(
  'alternates are reciprocal',
  (page) => {
    const own = alternates(page);
    return own.flatMap(([tag, href]) => {
      const target = URL.canParse(href) ? find(new URL(href)) : undefined;
      if (target === undefined || target === 'file') return [];
      return JSON.stringify(alternates(target)) === JSON.stringify(own)
        ? []
        : [`${tag} names others`];
    });
  },
  indexable,
);

testPages(
  'noindex pages have neither canonical nor alternate links',
  (page) => [...canonicals(page), ...alternates(page), ...metas(page, 'og:url')].map(String),
  pages.filter((page) => !isIndexable(page)),
);
