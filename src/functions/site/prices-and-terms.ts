import { z } from 'zod';
import type { CategoryId } from '~/features/products/product';
import type { CardRow } from '~/features/products/product-list/card-row';
import {
  addRowFile,
  missingFiles,
  rowFileUrl,
  unpackProductList,
  type PackedProductList,
} from '~/features/products/product-list/product-list';
import type { Locale } from '~/i18n/locales';
import { fetchJson } from '~/lib/fetch-json';
import { contentLimits } from '~/site/content-limits';
import { shippingSchema } from '~/site/settings-schema';
import { once } from '../http/once';
import type { Offer } from '../orders/priced-order';

/** ms, for each of up to three requests in a row. */
const TIMEOUT = 1500;

const pointerSchema = z.record(z.string(), z.string().startsWith('/data/'));

/** The validated fields of the list: a damaged list must not sell anything at a wrong price or without one. */
const soldSchema = z.object({
  name: z.string().min(1),
  category: z.custom<CategoryId>((id) => typeof id === 'string'),
  price: z.int().min(1).max(contentLimits.price),
  inStock: z.boolean(),
});

const read = <T>(path: string, site: string): Promise<T> =>
  fetchJson(new URL(path, site).href, { timeout: TIMEOUT, redirect: 'error', headers: once });

const termsSchema = z.object({
  shipping: shippingSchema,
  rooms: z.array(z.object({ id: z.string(), rate: z.int().min(0), heads: z.int().min(1) })),
});

/**
 * Returns the terms of shipping, studios and trial lessons of the deployed site, which may be newer than the functions.
 * @throws an Error if they cannot be read
 */
export const siteTerms = async (site: string) => termsSchema.parse(await read('/terms.json', site));

/**
 * Returns products of the deployed site's product list, by id.
 * @param ids of the products; unknown ids are ignored
 * @throws an Error if the list cannot be read
 */
export async function sitePrices(
  site: string,
  locale: Locale,
  ids: readonly string[],
): Promise<Offer['items']> {
  const lists = pointerSchema.parse(await read('/product-lists.json', site));
  const list = unpackProductList(await read<PackedProductList>(lists[locale] ?? '', site));
  if (list.ids.length === 0) throw new Error('it is empty');
  await Promise.all(
    missingFiles(list, ids).map(async (file) => {
      addRowFile(list, file, await read<CardRow[]>(rowFileUrl(list, file), site));
    }),
  );
  const sold = ids.flatMap((id) => list.summaries.get(id) ?? []);
  return new Map(sold.map((item) => [item.id, soldSchema.parse(item)]));
}
