import type { APIRequestContext, Page } from '@playwright/test';
import { packProductList, packRowFiles } from '~/features/products/product-list/product-list';
import type { ProductSummary } from '~/features/products/product-summary';
import type { Locale } from '~/i18n/locales';
import { productList } from './shop';

/** The files of the rows in `withRowFiles`. */
export const ROW_FILES = '**/data/rows/test/*.json';

interface LargeShop {
  /** All products, sorted by name. */
  items: readonly ProductSummary[];
  /** The numbers of the requested files of rows. */
  requested: number[];
}

/** Serves the product list in the format of a large shop: names and pictures in separate files. */
export async function withRowFiles(
  page: Page,
  request: APIRequestContext,
  locale: Locale,
): Promise<LargeShop> {
  const items = await productList(request, locale);
  const files = packRowFiles(items);
  const requested: number[] = [];
  await page.route(`**/data/${locale}.*.json`, (route) =>
    route.fulfill({ json: packProductList(items, '/data/rows/test/') }),
  );
  await page.route(ROW_FILES, (route) => {
    const file = Number(/(\d+)\.json$/.exec(route.request().url())?.[1]);
    requested.push(file);
    return route.fulfill({ json: files[file] });
  });
  return { items, requested };
}
