import { describe, expect, it } from 'vitest';
import { addressesIn, filesNamedIn, find, isOurs } from './addresses';
import {
  all,
  attribute,
  complaints,
  describeElement,
  files,
  isTemplate,
  origin,
  rawText,
  readText,
  testPages,
} from './site';

const web = /^https?:$/;
/** Elements whose URLs the browser loads with the page. */
const isLoaded = (tagName: string) => !['a', 'area', 'form'].includes(tagName);

describe('links', () => {
  testPages('lead to an existing page or file without a redirect', (page) =>
    addressesIn(page)
      .filter((address) => isOurs(address) && !find(address.url))
      .map(({ element, url }) => `nothing at ${url.pathname} <${element.tagName}>`),
  );

  testPages('with a fragment lead to an existing id', (page) =>
    addressesIn(page)
      .filter((address) => isOurs(address) && address.url.hash !== '')
      .flatMap(({ url }) => {
        const target = find(url);
        if (target === undefined || target === 'file') return [];
        const id = decodeURIComponent(url.hash.slice(1));
        const there = target.elements.some((element) => attribute(element, 'id') === id);
        return there ? [] : [`no id "${id}" on ${target.path}`];
      }),
  );

  testPages('have an href', (page) =>
    all(page, 'a')
      .filter((link) => ['', '#', undefined].includes(attribute(link, 'href')) && !isTemplate(link))
      .map(describeElement),
  );

  testPages('use a protocol that browsers handle', (page) =>
    addressesIn(page)
      .filter(({ url }) => !/^(https?|mailto|tel|data):$/.test(url.protocol))
      .map(({ url }) => url.href),
  );
});

describe('resources', () => {
  testPages('of a page are on the site itself', (page) =>
    addressesIn(page)
      .filter(({ element, url }) => isLoaded(element.tagName) && web.test(url.protocol))
      .filter((address) => !isOurs(address))
      .map(({ url }) => url.href),
  );

  /** Returns the URLs without a page or file; `from` is the path of the file that contains them. */
  const missing = (addresses: readonly string[], from: string) =>
    addresses
      .filter((address) => !address.startsWith('data:'))
      .map((address) => new URL(address, `${origin}${from}`))
      .filter((url) => !find(url))
      .map((url) => `${from}: nothing at ${url.href}`);
  const addressesInCss = (css: string) =>
    [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)|@import\s+(["'])(.*?)\3/g)].map(
      ([, , address, , imported]) => address ?? imported ?? '',
    );
  const ending = (end: string) => [...files].filter((file) => file.endsWith(end));

  it('of style sheets exist', () => {
    const sheets = ending('.css');
    expect(sheets).not.toEqual([]);
    expect(sheets.flatMap((file) => missing(addressesInCss(readText(file)), `/${file}`))).toEqual(
      [],
    );
    expect(
      complaints((page) =>
        all(page, 'style').flatMap((style) => missing(addressesInCss(rawText(style)), page.path)),
      ),
    ).toEqual([]);
  });

  it('of scripts exist', () => {
    const scripts = ending('.js');
    expect(scripts).not.toEqual([]);
    const imported = /(?:\bfrom\s*|\bimport\s*\(?\s*)(["'`])([./][^"'`$]*)\1/g;
    expect(
      scripts.flatMap((file) => {
        const text = readText(file);
        const addresses = [...text.matchAll(imported)].map(([, , address = '']) => address);
        return missing(addresses, `/${file}`);
      }),
    ).toEqual([]);
  });

  it('of data files exist', () => {
    expect(
      [...ending('.json'), ...ending('.webmanifest')].flatMap((file) =>
        missing(filesNamedIn(readText(file)), `/${file}`),
      ),
    ).toEqual([]);
  });
});
