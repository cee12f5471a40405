import pMap from 'p-map';
import { z } from 'zod';
import { CmsError } from './cms-error';
import { fieldsOf, idOf } from './strapi-item';

const count = z.int().nonnegative();

/** A page of a list. The limit prevents endless requests to a broken CMS. */
export const pageSchema = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pagination: z.object({ pageCount: count.max(10_000), total: count }) }),
});
export type ListPage = z.infer<typeof pageSchema>;

/** The entry of a type that has one, as a list. */
export const singleSchema = z
  .object({ data: z.looseObject({}) })
  .transform(({ data }) => ({ data: [data] }));

/**
 * Items per request (requirements §7). A Strapi whose maximum is lower, as its default of 100, sends more pages of that
 * size. For each page, the database goes through all products.
 */
export const PAGE_SIZES = {
  products: 500,
  categories: 50,
  families: 100,
  reviews: 500,
  former: 500,
} as const;

const CONCURRENCY = 4;
const ATTEMPTS = 3;

/**
 * All items of a list. If the number of distinct items is not the total in the metadata of every
 * page, the list has changed between two pages and is read again, at most three times in total.
 * @param readPage gets the number of the page, from 1
 * @throws CmsError if the list is still incomplete
 */
export async function readAllPages(
  readPage: (page: number) => Promise<ListPage>,
): Promise<unknown[]> {
  let problem = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const first = await readPage(1);
    const { pageCount, total } = first.meta.pagination;
    const numbers = Array.from({ length: Math.max(pageCount - 1, 0) }, (_, index) => index + 2);
    const pages = [first, ...(await pMap(numbers, readPage, { concurrency: CONCURRENCY }))];

    const items = new Map(pages.flatMap(({ data }) => data).map((item) => [keyOf(item), item]));
    const unchanged = pages.every(({ meta }) => meta.pagination.total === total);
    if (unchanged && items.size === total) return [...items.values()];
    problem = unchanged
      ? `it sent ${items.size} of ${total} entries`
      : 'its list changed while it was read';
  }
  throw new CmsError(`${problem}, in ${ATTEMPTS} attempts`);
}

// Items without ids are never duplicates.
const keyOf = (item: unknown): unknown => idOf(fieldsOf(item)) ?? Symbol('no id');
