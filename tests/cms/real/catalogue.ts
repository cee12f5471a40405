import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './child';

const CATEGORIES = ['guitars', 'keyboards', 'recording', 'audio', 'accessories', 'drums'] as const;

/** Number of products per category in a small shop and a small CMS. */
export const PER_CATEGORY = 2;
export const SMALL = CATEGORIES.length * PER_CATEGORY;

/** Returns the ids of the built-in products of a small shop. */
export async function smallIds(): Promise<string[]> {
  const lists = await Promise.all(
    CATEGORIES.map(async (category) => {
      const file = join(ROOT, 'data', 'catalogue', `${category}.json`);
      const products = JSON.parse(await readFile(file, 'utf8')) as { id: string }[];
      return products.slice(0, PER_CATEGORY).map(({ id }) => id);
    }),
  );
  return lists.flat();
}
