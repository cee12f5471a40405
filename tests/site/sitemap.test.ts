import { expect, it } from 'vitest';
import {
  attribute,
  all,
  files,
  isIndexable,
  origin,
  pages,
  readText,
  structuredData,
  type Page,
} from './site';

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

/** Normalizes `https://a.example` and `https://a.example/` to one URL. */
const normalize = (address: string) => new URL(address.replaceAll('&amp;', '&')).href;
const locsIn = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/gs)].map(([, loc = '']) => loc.trim());

const entriesIn = (xml: string): Entry[] =>
  [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: normalize(locsIn(entry)[0] ?? ''),
    alternates: Object.fromEntries(
      [...entry.matchAll(/<xhtml:link\s[^>]*>/g)].map(([link]) => {
        const value = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(link)?.[1] ?? '';
        return [value('hreflang'), normalize(value('href'))];
      }),
    ),
  }));

/** The texts of a sitemap, or of all sitemaps in a sitemap index. */
const readSitemap = (address: string): string[] => {
  const xml = readText(fileAt(address));
  return xml.includes('<sitemapindex') ? locsIn(xml).flatMap(readSitemap) : [xml];
};
const listsPictures = (xml: string) => xml.includes('<image:image>');

const sitemaps = () =>
  [...robots().matchAll(/^Sitemap:\s*(\S+)\s*$/gim)].map(([, address = '']) => address);
const entries = () =>
  sitemaps()
    .flatMap(readSitemap)
    .filter((xml) => !listsPictures(xml))
    .flatMap(entriesIn);
const indexable = pages.filter(isIndexable);

const alternatesOf = (page: Page) =>
  Object.fromEntries(
    all(page, 'link')
      .filter((link) => attribute(link, 'rel') === 'alternate')
      .map((link) => [attribute(link, 'hreflang') ?? '', normalize(attribute(link, 'href') ?? '')]),
  );

it('robots.txt has the sitemap and disallows nothing', () => {
  expect(sitemaps()).toHaveLength(1);
  expect(robots()).toMatch(/^User-agent: \*$/m);
  expect(robots()).not.toMatch(/^Disallow: *\S/im);
});

it('the sitemap lists exactly the indexable pages', () => {
  const listed = entries().map(({ address }) => address);
  expect(listed.toSorted()).toEqual(
    indexable.map(({ path }) => normalize(origin + path)).toSorted(),
  );
});

it('the sitemap has the same alternates as the pages', () => {
  const byAddress = new Map(entries().map((entry) => [entry.address, entry.alternates]));
  for (const page of indexable) {
    const { 'x-default': fallback, ...languages } = alternatesOf(page);
    const named = byAddress.get(normalize(origin + page.path)) ?? {};
    expect(named, page.path).toEqual(
      'x-default' in named ? { ...languages, 'x-default': fallback } : languages,
    );
  }
});

it('a sitemap lists the pictures of each product page, which its structured data has too', () => {
  const listed = sitemaps()
    .flatMap(readSitemap)
    .filter(listsPictures)
    .flatMap((xml) => [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)])
    .map(([, address = '', pictures = '']) => [
      address,
      [...pictures.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, picture = '']) => picture),
    ]);
  const products = pages
    .filter(({ path }) => /\/product\//.test(path))
    .map((page) => [
      origin + page.path,
      structuredData(page).find((node) => node['image'])?.['image'],
    ]);
  expect(products.length).toBeGreaterThan(0);
  expect(listed.toSorted()).toEqual(products.toSorted());
});
