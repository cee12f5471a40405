import { z } from 'zod';
import { unpackPriceList, type PriceList } from '~/features/products/price-list';
import type { ProductSummary } from '~/features/products/product-summary';
import type { Locale } from '~/i18n/locales';
import { fetchJson } from './fetch-json';

/** ms, for each of two requests. */
const TIMEOUT = 1500;

const pointerSchema = z.record(z.string(), z.string().startsWith('/data/'));
/** The build validates the rest of each row. */
const listSchema = z
  .array(
    z.tuple([z.string(), z.string(), z.string(), z.number(), z.string(), z.int()], z.unknown()),
  )
  .min(1);

async function read<T>(url: URL, schema: z.ZodType<T>): Promise<T> {
  const { status, value } = await fetchJson(url, { timeout: TIMEOUT });
  if (status !== 200) throw new Error(`${url.pathname} answered ${status}`);
  return schema.parse(value);
}

/**
 * The price list of the deployed site.
 * @throws an Error if it cannot be read
 */
export async function sitePrices(
  site: string,
  locale: Locale,
): Promise<ReadonlyMap<string, ProductSummary>> {
  const lists = await read(new URL('/price-lists.json', site), pointerSchema);
  const list = await read(new URL(lists[locale] ?? '', site), listSchema);
  return new Map(unpackPriceList(list as unknown as PriceList).map((item) => [item.id, item]));
}
