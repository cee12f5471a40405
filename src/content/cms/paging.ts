import { z } from 'zod';
import { CmsError } from './cms-error';
import { fieldsOf, idOf } from './strapi-item';
import { inParallel } from './parallel';

const count = z.int().nonnegative();

/** What a list answers. A million entries are more than this shop will have. */
export const pageSchema = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pagination: z.object({ pageCount: count.max(10_000), total: count }) }),
});
export type ListPage = z.infer<typeof pageSchema>;

const AT_A_TIME = 4;
const READINGS = 3;

/**
 * Every item of a list, each once. The number of distinct items must be the total that every page
 * names. Otherwise the list was changed while it was read, and is read anew, three times at most.
 * @param readPage is given the number of the page, from 1
 * @throws CmsError where it cannot be had whole
 */
export async function readAll(readPage: (page: number) => Promise<ListPage>): Promise<unknown[]> {
  let found = '';
  for (let reading = 1; reading <= READINGS; reading++) {
    const first = await readPage(1);
    const { pageCount, total } = first.meta.pagination;
    const numbers = Array.from({ length: Math.max(pageCount - 1, 0) }, (_, index) => index + 2);
    const pages = [first, ...(await inParallel(numbers, AT_A_TIME, readPage))];

    const items = new Map(pages.flatMap(({ data }) => data).map((item) => [keyOf(item), item]));
    const unchanged = pages.every(({ meta }) => meta.pagination.total === total);
    if (unchanged && items.size === total) return [...items.values()];
    found = unchanged
      ? `${items.size} of ${total} entries`
      : 'a list that changes while it is read';
  }
  throw new CmsError(`it sent ${found}, in ${READINGS} readings`);
}

// An item without an id is no other item.
const keyOf = (item: unknown): unknown => idOf(fieldsOf(item)) ?? Symbol('no id');
