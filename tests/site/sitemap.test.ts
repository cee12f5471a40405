import { expect, it } from 'vitest';
import { attribute, all, files, isIndexable, origin, pages, readText, type Page } from './site';

const robots = () => readText('robots.txt');
const fileAt = (address: string) => {
  expect(address.startsWith(`${origin}/`), `${address} is on the site`).toBe(true);
  const file = address.slice(origin.length + 1);
  expect([...files], `file of ${address}`).toContain(file);
  return file;
};

interface Entry {
  address: string;
  alternates: Record<string, string>;
}

/** `https://a.example` and `https://a.example/` are one address. */
const plain = (address: string) => new URL(address.replaceAll('&amp;', '&')).href;
const locsIn = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/gs)].map(([, loc = '']) => loc.trim());

const entriesIn = (xml: string): Entry[] =>
  [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: plain(locsIn(entry)[0] ?? ''),
    alternates: Object.fromEntries(
      [...entry.matchAll(/<xhtml:link\s[^>]*>/g)].map(([link]) => {
        const value = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(link)?.[1] ?? '';
        return [value('hreflang'), plain(value('href'))];
      }),
    ),
  }));

/** The sitemap, or all the sitemaps that it is an index of. */
const readSitemap = (address: string): Entry[] => {
  const xml = readText(fileAt(address));
  return xml.includes('<sitemapindex') ? locsIn(xml).flatMap(readSitemap) : entriesIn(xml);
};

const sitemaps = () =>
  [...robots().matchAll(/^Sitemap:\s*(\S+)\s*$/gim)].map(([, address = '']) => address);
const entries = () => sitemaps().flatMap(readSitemap);
const indexable = pages.filter(isIndexable);

const alternatesOf = (page: Page) =>
  Object.fromEntries(
    all(page, 'link')
      .filter((link) => attribute(link, 'rel') === 'alternate')
      .map((link) => [attribute(link, 'hreflang') ?? '', plain(attribute(link, 'href') ?? '')]),
  );

it('robots.txt names the sitemap and shuts nobody out', () => {
  expect(sitemaps()).toHaveLength(1);
  expect(robots()).toMatch(/^User-agent: \*$/m);
  expect(robots()).not.toMatch(/^Disallow: *\/ *$/m);
});

it('the sitemap lists each page for search engines, once, and no other', () => {
  const listed = entries().map(({ address }) => address);
  expect(listed.toSorted()).toEqual(indexable.map(({ path }) => plain(origin + path)).toSorted());
});

it('the sitemap names the same alternates as the pages do', () => {
  const byAddress = new Map(entries().map((entry) => [entry.address, entry.alternates]));
  for (const page of indexable) {
    const { 'x-default': fallback, ...languages } = alternatesOf(page);
    const named = byAddress.get(plain(origin + page.path)) ?? {};
    expect(named, page.path).toEqual(
      'x-default' in named ? { ...languages, 'x-default': fallback } : languages,
    );
  }
});
