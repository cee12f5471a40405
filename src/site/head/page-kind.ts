/** `shop`: home, catalogue, products, search and studio rental; `service`: all other pages. */
export type PageKind = 'shop' | 'service';

/**
 * The kind of a page, which selects the subset of the Chinese heading font (docs/decisions/0009).
 * @param path path of the page in the default language
 */
export const pageKind = (path: string): PageKind =>
  /^\/((instruments|product)(\/|$)|(search|studio-rental)$|$)/.test(path) ? 'shop' : 'service';
