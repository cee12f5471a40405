import { categoryFacet, sectionsIn, type Filterable, type Section } from '~/features/facets/facets';
import { PAGE_SIZE } from '~/features/facets/list/page-size';

/**
 * One page of the catalogue, of a category or of a kind. Pages are linked, for search engines and browsers without
 * JavaScript; with it, the next page is added to the first (`more-cards.ts`).
 */
export interface CataloguePage<T> {
  section: Section;
  /** Starts at 1. */
  number: number;
  pages: number;
  items: T[];
  /** Number of products on all pages of the section. */
  total: number;
}

/** The pages of one section; at least one. */
export function pagesOf<T>(items: readonly T[], section: Section): CataloguePage<T>[] {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  return Array.from({ length: pages }, (_, index) => ({
    section,
    number: index + 1,
    pages,
    items: items.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
    total: items.length,
  }));
}

/** Every page of the catalogue: all products first, then each category, then each kind. */
export const cataloguePages = <T extends Pick<Filterable, 'category' | 'kind'>>(
  items: readonly T[],
) =>
  sectionsIn(items).flatMap((section) =>
    pagesOf(
      items.filter((item) => categoryFacet.optionsOf(item).includes(section)),
      section,
    ),
  );

/**
 * Path of a page: `/instruments`, `/instruments/guitars`, `/instruments/guitars/2`,
 * `/instruments/guitars/electric`. Kinds are words, so that none is taken for a number.
 */
export const cataloguePath = ({
  section,
  number,
}: Pick<CataloguePage<unknown>, 'section' | 'number'>) =>
  ['/instruments', ...(section === 'all' ? [] : [section]), ...(number === 1 ? [] : [number])].join(
    '/',
  );
