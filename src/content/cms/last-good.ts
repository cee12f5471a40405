import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digest } from '~/build/digest';
import { parseJson } from '~/lib/json';
import type { Product } from '~/features/products/product';
import type { CmsSettings } from './fetch-lists';
import type { Validated } from './validate-items';
import { validateProducts } from './validate-products';

/**
 * Adds the last valid versions of rejected products, which `kept` marks, and remembers all valid versions for the next
 * build (docs/decisions/0034-last-good-product.md). A version that today's rules reject is not kept.
 * @param root the folder of the project
 */
export async function withLastGood(
  root: string,
  { url }: Pick<CmsSettings, 'url'>,
  { entries, rejected }: Validated<Product>,
): Promise<Validated<Product>> {
  const file = join(root, '.cache', 'cms', 'products', `${digest(url)}.json`);
  const valid = new Set(entries.map(({ value }) => value.id));
  const lost = new Set(rejected.map(({ id }) => id).filter((id) => !valid.has(id)));
  const before = lost.size > 0 ? await readItems(file) : [];
  const kept = before.filter(([id]) => lost.has(id));
  const items = [...entries.map(({ value, item }): Item => [value.id, item]), ...kept];
  await writeItems(file, items);
  if (kept.length === 0) return { entries, rejected };
  // All of them together, because ids are unique in one list.
  const all = validateProducts(
    items.map(([, item]) => item),
    url,
  );
  const shown = new Set(all.entries.map(({ value }) => value.id));
  return {
    entries: all.entries,
    rejected: rejected.map((each) =>
      lost.has(each.id) && shown.has(each.id) ? { ...each, kept: true } : each,
    ),
  };
}

/** An item of the CMS as it was sent, with its id. */
export type Item = [id: string, item: unknown];

const isItem = (value: unknown): value is Item =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';

/** The items of a file; none before the first build, or if the file is damaged. */
export async function readItems(file: string): Promise<Item[]> {
  const items = parseJson(await readFile(file, 'utf8').catch(() => ''));
  return Array.isArray(items) ? items.filter(isItem) : [];
}

export async function writeItems(file: string, items: readonly Item[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Another build may read it at the same time.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(items));
  await rename(unfinished, file);
}
