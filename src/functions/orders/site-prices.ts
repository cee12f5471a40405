import { z } from 'zod';
import type { CardRow } from '~/features/products/price-list/card-row';
import {
  addRowFile,
  missingFiles,
  rowFileUrl,
  unpackPriceList,
  type PackedPriceList,
} from '~/features/products/price-list/price-list';
import type { ProductSummary } from '~/features/products/product-summary';
import type { Locale } from '~/i18n/locales';
import { fetchJson } from '~/lib/fetch-json';
import { contentLimits } from '~/site/content-limits';

/** ms, for each of up to three requests in a row. */
const TIMEOUT = 1500;

const pointerSchema = z.record(z.string(), z.string().startsWith('/data/'));
const column = (value: z.ZodType) =>
  z
    .tuple([z.array(value), z.array(z.int().min(0))])
    .refine(([values, indexes]) => indexes.every((index) => index < values.length), 'lacks values');
const rowsSchema = z.array(z.tuple([z.string().min(1)], z.unknown()));

/**
 * A whole `PackedPriceList`: a damaged one must not sell anything at another price, or at none. Its columns
 * have a value for each id.
 */
const listSchema = z
  .tuple([
    z.array(z.string()).min(1),
    column(z.string()),
    column(z.string()),
    column(z.string().nullable()),
    z.array(z.int().min(1).max(contentLimits.price)),
    column(z.boolean()),
    column(z.array(z.string())),
    z.union([rowsSchema, z.string().startsWith('/data/')]),
    z.array(z.int().min(0)).optional(),
  ])
  .refine(
    ([
      ids,
      [, brands],
      [, categories],
      [, kinds],
      prices,
      [, stock],
      [, badges],
      rows,
      published,
    ]) =>
      [
        brands,
        categories,
        kinds,
        prices,
        stock,
        badges,
        typeof rows === 'string' ? ids : rows,
        published ?? ids,
      ].every(({ length }) => length === ids.length),
    'has columns of different lengths',
  );

async function read<T>(url: URL, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(await fetchJson(url.href, { timeout: TIMEOUT, redirect: 'error' }));
}

/**
 * Products in the price list of the deployed site, by id.
 * @param ids of the products; those that the list does not have are ignored
 * @throws an Error if it cannot be read
 */
export async function sitePrices(
  site: string,
  locale: Locale,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductSummary>> {
  const lists = await read(new URL('/price-lists.json', site), pointerSchema);
  const packed = await read(new URL(lists[locale] ?? '', site), listSchema);
  const list = unpackPriceList(packed as unknown as PackedPriceList);
  await Promise.all(
    missingFiles(list, ids).map(async (file) => {
      const rows = await read(new URL(rowFileUrl(list, file), site), rowsSchema);
      addRowFile(list, file, rows as unknown as CardRow[]);
    }),
  );
  return list.summaries;
}
