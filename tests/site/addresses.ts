import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, files, origin, pageAt, type Page } from './site';

/** A URL in the markup of a page. */
export interface Address {
  element: Tree.Element;
  /** Absolute. */
  url: URL;
}

const single = [
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'component-url',
  'renderer-url',
  'before-hydration-url',
];
const lists = ['srcset', 'imagesrcset'];
const metaAddresses = ['og:url', 'og:image', 'twitter:image'];

/** Paths of files in any text, such as JSON or an island's props. */
export const filesNamedIn = (text: string): string[] =>
  [...text.matchAll(/(?<=["\s,])\/[\w./@-]+\.\w{2,11}(?=["\s,])/g)].map(([address]) => address);

const inElement = (element: Tree.Element): string[] => {
  const meta = attribute(element, 'property') ?? attribute(element, 'name');
  return element.attrs.flatMap(({ name, value }) => {
    if (single.includes(name)) return [value];
    if (lists.includes(name))
      return value.split(',').map((part) => part.trim().split(/\s/, 1)[0] ?? '');
    if (name === 'content' && metaAddresses.includes(meta ?? '')) return [value];
    if (name === 'props') return filesNamedIn(value);
    return [];
  });
};

/** All URLs in the markup of a page. */
export const addressesIn = (page: Page): Address[] =>
  page.elements.flatMap((element) =>
    inElement(element).map((address) => ({ element, url: new URL(address, origin + page.path) })),
  );

export const isOurs = ({ url }: Address): boolean => url.origin === origin;

/** Returns the page or file at a URL of the site; `undefined` if there is none. */
export function find(url: URL): Page | 'file' | undefined {
  const path = decodeURIComponent(url.pathname);
  const page = pageAt(path);
  // `/x.html` redirects to `/x`; links should not need the redirect.
  if (page || path.endsWith('.html')) return page;
  return files.has(path.slice(1)) ? 'file' : undefined;
}
