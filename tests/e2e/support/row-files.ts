import type { APIRequestContext, Page } from '@playwright/test';
import { packPriceList, packRowFiles } from '~/features/products/price-list/price-list';
import type { ProductSummary } from '~/features/products/product-summary';
import type { Locale } from '~/i18n/locales';
import { priceList } from './shop';

/** The files of the rows in `withRowFiles`. */
export const ROW_FILES = '**/data/rows/test/*.json';

interface LargeShop {
  /** All products, sorted by name. */
  items: readonly ProductSummary[];
  /** The numbers of the requested files of rows. */
  requested: number[];
}

/** Serves the price list in the format of a large shop: names and pictures in separate files. */
export async function withRowFiles(
  page: Page,
  request: APIRequestContext,
  locale: Locale,
): Promise<LargeShop> {
  const items = await priceList(request, locale);
  const files = packRowFiles(items);
  const requested: number[] = [];
  await page.route(`**/data/${locale}.*.json`, (route) =>
    route.fulfill({ json: packPriceList(items, '/data/rows/test/') }),
  );
  await page.route(ROW_FILES, (route) => {
    const file = Number(/(\d+)\.json$/.exec(route.request().url())?.[1]);
    requested.push(file);
    return route.fulfill({ json: files[file] });
  });
  return { items, requested };
}
