import { categoryFacet, type Category, type Filterable } from './facets';

/**
 * Products on one pre-rendered page. The built-in catalogue fits on one; a larger shop gets more,
 * linked for search engines and browsers without JavaScript.
 */
export const PAGE_SIZE = 144;

/** One page of the catalogue or of a category. */
export interface CataloguePage<T> {
  category: Category;
  /** From 1. */
  number: number;
  pages: number;
  items: T[];
  /** Products on all pages of the category. */
  total: number;
}

/** The pages of one category; at least one. */
export function pagesOf<T>(items: readonly T[], category: Category): CataloguePage<T>[] {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  return Array.from({ length: pages }, (_, index) => ({
    category,
    number: index + 1,
    pages,
    items: items.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
    total: items.length,
  }));
}

/** Every page of the catalogue: all products first, then each category. */
export const cataloguePages = <T extends Pick<Filterable, 'category'>>(items: readonly T[]) =>
  categoryFacet.options.flatMap((category) =>
    pagesOf(
      items.filter((item) => categoryFacet.optionsOf(item).includes(category)),
      category,
    ),
  );

/** Path of a page: `/instruments`, `/instruments/guitars`, `/instruments/guitars/2`. */
export const cataloguePath = ({
  category,
  number,
}: Pick<CataloguePage<unknown>, 'category' | 'number'>) =>
  [
    '/instruments',
    ...(category === 'all' ? [] : [category]),
    ...(number === 1 ? [] : [number]),
  ].join('/');
