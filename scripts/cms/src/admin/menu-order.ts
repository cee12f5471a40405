import type { StrapiApp } from '@strapi/strapi/admin';
import { storedLanguage } from './chinese';
import { translations } from './words';

/** The types in the order of the menu. The Content Manager opens the first that an account may see: orders, or products. */
const ORDER = [
  'order',
  'booking',
  'message',
  'product',
  'family',
  'category',
  'stock-change',
  'code',
  'review',
  'former-product',
  'alert',
  'mail',
  'shop-guide',
  'shop-brand',
  'shop-policy',
  'shop-service',
  'shop-studio',
  'shop-synonym',
].map((name) => `api::${name}.${name}`);

interface Link {
  uid: string;
  /** The English name of the type. Strapi sorts and searches by it, and shows its translation, if there is one. */
  title: string;
}

/**
 * Returns the links with names in the language of the panel, by which the menu is searched. Spaces, which are not
 * shown, sort them.
 */
const inOrder = (links: readonly Link[]) => {
  const names: Readonly<Record<string, string>> = translations[storedLanguage()] ?? {};
  return links.map((link) => {
    const spaces = ORDER.includes(link.uid) ? ORDER.length - ORDER.indexOf(link.uid) : 0;
    return { ...link, title: ' '.repeat(spaces) + (names[link.title] ?? link.title) };
  });
};

/** Sorts the menu of the Content Manager by how often a type is needed. Strapi sorts it by the English names. */
export const setUpMenu = (app: StrapiApp) =>
  app.registerHook(
    'Admin/CM/pages/App/mutate-collection-types-links',
    ({ ctLinks, ...others }: { ctLinks: readonly Link[] }) => ({
      ctLinks: inOrder(ctLinks),
      ...others,
    }),
  );
