import { expect, it } from 'vitest';
import { find } from './addresses';
import { all, attribute, complaints, isIndexable, metas, origin, pages, type Page } from './site';

const linksOf = (page: Page, rel: string) =>
  all(page, 'link').filter((link) => attribute(link, 'rel') === rel);
const canonicals = (page: Page) =>
  linksOf(page, 'canonical').map((link) => attribute(link, 'href'));
const alternates = (page: Page) =>
  linksOf(page, 'alternate').map((link): [string, string] => [
    attribute(link, 'hreflang') ?? '',
    attribute(link, 'href') ?? '',
  ]);

/** The root is written without its slash, as the specification has it. */
const absolute = ({ path }: Page) => (path === '/' ? origin : origin + path);
const indexable = pages.filter(isIndexable);

it('the canonical address of a page is its own, absolute', () => {
  expect(
    complaints((page) => {
      const found = canonicals(page);
      return found.length === 1 && found[0] === absolute(page) ? [] : [`canonical ${found.join()}`];
    }, indexable),
  ).toEqual([]);
});

it('og:url is the canonical address', () => {
  expect(
    complaints((page) => {
      const found = metas(page, 'og:url');
      return found.join() === absolute(page) ? [] : [`og:url ${found.join()}`];
    }, indexable),
  ).toEqual([]);
});

it('alternates are zh-HK, en-HK and x-default, each once', () => {
  expect(
    complaints((page) => {
      const tags = alternates(page).map(([tag]) => tag);
      return tags.toSorted().join() === 'en-HK,x-default,zh-HK' ? [] : [tags.join()];
    }, indexable),
  ).toEqual([]);
});

it('alternates are in the language that they say, with Chinese for all others', () => {
  const locales: Record<string, string> = { 'zh-HK': 'zh', 'en-HK': 'en', 'x-default': 'zh' };
  expect(
    complaints(
      (page) =>
        alternates(page).flatMap(([tag, href]) => {
          if (!URL.canParse(href)) return [`${tag} is not absolute: ${href}`];
          const target = find(new URL(href));
          if (target === undefined || target === 'file') return [`${tag} is no page: ${href}`];
          return target.locale === locales[tag] ? [] : [`${tag} is ${target.path}`];
        }),
      indexable,
    ),
  ).toEqual([]);
});

it('alternates are reciprocal', () => {
  expect(
    complaints((page) => {
      const own = alternates(page);
      return own.flatMap(([tag, href]) => {
        const target = URL.canParse(href) ? find(new URL(href)) : undefined;
        if (target === undefined || target === 'file') return [];
        return JSON.stringify(alternates(target)) === JSON.stringify(own)
          ? []
          : [`${tag} names others`];
      });
    }, indexable),
  ).toEqual([]);
});

it('a page that search engines leave out names no addresses of its own', () => {
  expect(
    complaints(
      (page) => [...canonicals(page), ...alternates(page), ...metas(page, 'og:url')].map(String),
      pages.filter((page) => !isIndexable(page)),
    ),
  ).toEqual([]);
});
