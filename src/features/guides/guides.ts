import { getCollection, type CollectionEntry } from 'astro:content';
import type { Product } from '~/features/products/product';
import { getProducts, getSoldKinds } from '~/features/products/products';
import { oncePerBuild } from '~/lib/once';
import { defaultLocale, forEachLocale, type Locale } from '~/i18n/locales';

export interface Guide {
  slug: string;
  /** The text in each language. */
  entries: Readonly<Record<Locale, CollectionEntry<'guides'>>>;
  /** Those that have a page: `guitars/acoustic`. */
  kinds: readonly string[];
  /** Those that are sold. */
  products: readonly Product[];
}

/**
 * All guides, in the order of their slugs.
 * @throws an Error with the name of the file if a guide lacks a language
 */
export const getGuides = oncePerBuild(async (): Promise<readonly Guide[]> => {
  const soldKinds = await getSoldKinds();
  const sold = new Map((await getProducts()).map((product) => [product.id, product]));
  const entries = new Map((await getCollection('guides')).map((entry) => [entry.id, entry]));
  const slugs = new Set([...entries.keys()].map((id) => id.replace(/\/[^/]+$/, '')));
  return [...slugs].sort().map((slug) => {
    const texts = forEachLocale((locale) => {
      const entry = entries.get(`${slug}/${locale}`);
      if (!entry) throw new Error(`data/guides/${slug}/${locale}.md is missing`);
      return entry;
    });
    const { kinds = [], products = [] } = texts[defaultLocale].data;
    return {
      slug,
      entries: texts,
      kinds: kinds.filter((kind) => soldKinds.has(kind)),
      products: products.flatMap((id) => sold.get(id) ?? []),
    };
  });
});

export const guidePath = ({ slug }: Pick<Guide, 'slug'>): string => `/guides/${slug}`;

/** Returns the guides that the page of a kind links to: `guitars/acoustic`. */
export const guidesOfKind = async (kind: string): Promise<readonly Guide[]> =>
  (await getGuides()).filter(({ kinds }) => kinds.includes(kind));
