import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, it } from 'vitest';
import { defaultLocale, languageTags, locales, pathPrefix, type Locale } from '~/i18n/locales';
import { siteUrl } from '../../scripts/build/site-url.ts';

/** The built site; `DIST` overrides `dist`. */
export const folder = resolve(process.env['DIST'] ?? 'dist');

/** Origin of the built site. */
export const origin = new URL(siteUrl()).origin;

export interface Page {
  /** Public path, e.g. `/en/product/12`. */
  path: string;
  locale: Locale;
  /** In document order. */
  elements: readonly Tree.Element[];
}

function listFiles(): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, resolve(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch {
    throw new Error(`${folder} does not exist: run "npm run build" first`);
  }
}

/** Every file of the site, as a path relative to its root. */
export const files: ReadonlySet<string> = new Set(listFiles());

export const readText = (file: string): string => readFileSync(resolve(folder, file), 'utf8');

export const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;
export const childrenOf = (node: Tree.Node): Tree.ChildNode[] =>
  'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];

/** The elements inside a node, in document order. */
export const elementsIn = (node: Tree.Node): Tree.Element[] =>
  childrenOf(node).flatMap((child) => (isElement(child) ? [child, ...elementsIn(child)] : []));

/** The path with Netlify's pretty URLs: `/x` for `x.html` and `x/index.html`. */
const pathOf = (file: string) =>
  `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

const localeOf = (path: string): Locale =>
  locales.find((each) => pathPrefix(each) && `${path}/`.startsWith(`${pathPrefix(each)}/`)) ??
  defaultLocale;

export const pages: readonly Page[] = [...files]
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => {
    const path = pathOf(file);
    return {
      path,
      locale: localeOf(path),
      elements: elementsIn(parse(readText(file))),
    };
  });
if (pages.length === 0) throw new Error(`${folder} has no pages: run "npm run build" first`);

const byPath = new Map(pages.map((page) => [page.path, page]));

/** Returns the page at a path without a query. */
export const pageAt = (path: string): Page | undefined => byPath.get(path);

/** Returns the path of a page without its language: `/product/12` for `/en/product/12`. */
export const plainPath = ({ path, locale }: Page): string =>
  path.slice(pathPrefix(locale).length) || '/';

/** Returns the same page in a language. */
export const translationOf = (page: Page, locale: Locale): Page | undefined =>
  pageAt((pathPrefix(locale) + plainPath(page)).replace(/(?<=.)\/$/, ''));

export const attribute = ({ attrs }: Tree.Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

/** Returns the elements of a page with one of these names, in order. */
export const all = (page: Page, ...names: string[]): Tree.Element[] =>
  page.elements.filter(({ tagName }) => names.includes(tagName));

/** The text of an element with collapsed white space. */
export const textOf = (node: Tree.Node): string => rawText(node).replace(/\s+/g, ' ').trim();

/** The text of an element, unmodified. */
export const rawText = (node: Tree.Node): string =>
  'value' in node ? node.value : childrenOf(node).map(rawText).join('');

/** The contents of the `<meta>` elements with this name or property. */
export const metas = (page: Page, name: string): string[] =>
  all(page, 'meta')
    .filter((meta) => [attribute(meta, 'name'), attribute(meta, 'property')].includes(name))
    .map((meta) => attribute(meta, 'content') ?? '');

/** The JSON-LD nodes of a page. */
export const structuredData = (page: Page): Record<string, unknown>[] =>
  all(page, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .map((script) => JSON.parse(rawText(script)) as Record<string, unknown>);

export const isIndexable = (page: Page): boolean => metas(page, 'robots').length === 0;

export const htmlLang = (page: Page): string | undefined => {
  const [html] = all(page, 'html');
  return html && attribute(html, 'lang');
};

/** The language of an element, from the closest `lang` attribute. */
export function languageOf(element: Tree.Element, page: Page): Locale {
  for (
    let node: Tree.ParentNode | null = element;
    node && isElement(node);
    node = node.parentNode
  ) {
    const lang = attribute(node, 'lang');
    const tagged = lang && locales.find((each) => languageTags[each].startsWith(lang));
    if (lang !== undefined) return tagged || defaultLocale;
  }
  return page.locale;
}

/** Whether an element is inside a `<template>`. */
export function isTemplate(element: Tree.Element): boolean {
  let node: Tree.ParentNode = element;
  while (isElement(node) && node.parentNode) node = node.parentNode;
  return node.nodeName === '#document-fragment';
}

/** Describes an element briefly, for messages. */
export const describeElement = ({ tagName, attrs }: Tree.Element): string => {
  const identifying = attrs.filter(({ name }) =>
    ['id', 'href', 'src', 'name', 'type'].includes(name),
  );
  return `<${[tagName, ...identifying.map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`;
};

/** Maximum number of pages in a message. */
const LISTED = 3;

/** Runs a check on every page. Returns its distinct problems, each with the paths of its pages. */
export function complaints(
  check: (page: Page) => Iterable<string>,
  among: readonly Page[] = pages,
): string[] {
  const where = new Map<string, string[]>();
  for (const page of among) {
    for (const wrong of new Set(check(page)))
      where.set(wrong, [...(where.get(wrong) ?? []), page.path]);
  }
  return [...where].map(([wrong, paths]) => {
    const more = paths.length > LISTED ? ` and ${paths.length - LISTED} more` : '';
    return `${paths.slice(0, LISTED).join(', ')}${more}: ${wrong}`;
  });
}

/** Declares a test that these pages exist and that a check finds no faults in any of them. */
export function testPages(
  name: string,
  check: (page: Page) => Iterable<string>,
  among: readonly Page[] = pages,
): void {
  it(name, () => {
    expect(among).not.toEqual([]);
    expect(complaints(check, among)).toEqual([]);
  });
}
