/** Pages to look and choose on; and those with business to do, or that say what is not there. */
export type PageKind = 'shop' | 'service';

/**
 * Which cut of the Chinese display face has a page's headings (docs/decisions/0009).
 * @param path of the page in either language
 */
export const pageKind = (path: string): PageKind =>
  /^\/((instruments|product)(\/|$)|studio-rental$|$)/.test(path) ? 'shop' : 'service';
