// Also imported by astro.config.mjs, which does not resolve aliases.

/** The kinds of pages, each of which has its own subset of the Chinese heading font. */
export const pageKinds = [
  'home',
  'catalogue',
  'product',
  'studio',
  'order',
  'service',
  'guide',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** A page, or all pages below a path. */
interface Route {
  kind: PageKind;
  /** Whether search engines list it: it is in the sitemap, and has no robots tag. */
  indexed: boolean;
  /** The navigation link whose section it belongs to, if that is not its own path. */
  section?: string;
}

/** Every page by its path in the default language (requirements §2). The build fails for a page without a row. */
const routes: Readonly<Record<string, Route>> = {
  '/': { kind: 'home', indexed: true },
  '/instruments': { kind: 'catalogue', indexed: true },
  '/kinds': { kind: 'catalogue', indexed: true, section: '/instruments' },
  '/product': { kind: 'product', indexed: true, section: '/instruments' },
  '/discontinued': { kind: 'product', indexed: false, section: '/instruments' },
  '/studio-rental': { kind: 'studio', indexed: true },
  '/services': { kind: 'guide', indexed: true },
  '/guides': { kind: 'guide', indexed: true },
  '/contact': { kind: 'service', indexed: true },
  '/delivery': { kind: 'service', indexed: true },
  '/privacy': { kind: 'service', indexed: true },
  '/refund': { kind: 'service', indexed: true },
  '/search': { kind: 'catalogue', indexed: false },
  '/cart': { kind: 'order', indexed: false },
  '/checkout': { kind: 'order', indexed: false },
  '/orders': { kind: 'order', indexed: false },
  '/order/confirmation': { kind: 'order', indexed: false },
  '/booking/cancel': { kind: 'studio', indexed: false, section: '/studio-rental' },
  '/stock-alert': { kind: 'service', indexed: false },
  '/wishlist': { kind: 'service', indexed: false },
  '/compare': { kind: 'service', indexed: false },
  '/admin': { kind: 'service', indexed: false },
  '/404': { kind: 'service', indexed: false },
  '/product-not-found': { kind: 'service', indexed: false },
};

const isBelow = (path: string, root: string) => root !== '/' && path.startsWith(`${root}/`);

const find = (path: string) =>
  Object.entries(routes).find(([root]) => path === root || isBelow(path, root));

export const isRoute = (path: string): boolean => find(path) !== undefined;

/**
 * The route of a page.
 * @param path of the page in the default language
 * @throws an Error for a path without a route
 */
export function routeOf(path: string): Route {
  const [, route] = find(path) ?? [];
  if (!route) throw new Error(`src/site/routes.ts has no route for ${path}`);
  return route;
}

/**
 * `aria-current` of a navigation link: `page` on the page that it leads to, `true` on pages of its section.
 * @param href path of the link, in the default language
 * @param path of the page, in the default language
 */
export function currentLink(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  const section = find(path)?.[1].section;
  return isBelow(path, href) || section === href ? 'true' : undefined;
}
