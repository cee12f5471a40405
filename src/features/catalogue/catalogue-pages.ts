import type { Filter } from './filtering';
import { categoryIds } from '~/features/products/product';

/**
 * Products on one page of the catalogue as the server makes it. All of the built-in catalogue fits
 * on one; a larger shop gets more pages, which search engines and browsers without JavaScript follow.
 */
export const PAGE_SIZE = 144;

/** One page of the catalogue or of a category. */
export interface CataloguePage<T> {
  category: Filter['category'];
  /** From 1. */
  number: number;
  pages: number;
  items: T[];
}

/** The pages of one category; there is always a first one. */
export function pagesOf<T>(items: readonly T[], category: Filter['category']): CataloguePage<T>[] {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  return Array.from({ length: pages }, (_, index) => ({
    category,
    number: index + 1,
    pages,
    items: items.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  }));
}

/** Every page of the catalogue: all products first, then each category. */
export const cataloguePages = <T extends { category: string }>(items: readonly T[]) =>
  (['all', ...categoryIds] as const).flatMap((category) =>
    pagesOf(
      category === 'all' ? items : items.filter((item) => item.category === category),
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
