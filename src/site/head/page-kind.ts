/** The kinds of pages, each of which has its own subset of the Chinese heading font. */
export const pageKinds = ['home', 'catalogue', 'product', 'studio', 'service'] as const;

/** `catalogue`: catalogue and search; `service`: all pages that no other kind includes. */
export type PageKind = (typeof pageKinds)[number];

const PATHS: [kind: PageKind, path: RegExp][] = [
  ['home', /^\/$/],
  ['catalogue', /^\/(instruments(\/|$)|search$)/],
  ['product', /^\/product\//],
  ['studio', /^\/studio-rental$/],
];

/**
 * The kind of a page, which selects the subset of the Chinese heading font (docs/decisions/0011).
 * @param path path of the page in the default language
 */
export const pageKind = (path: string): PageKind =>
  PATHS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'service';
