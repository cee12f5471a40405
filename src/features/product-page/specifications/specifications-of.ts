import { oncePerBuild } from '~/lib/once';
import { brands } from '~/features/products/brands';
import type { Product } from '~/features/products/product';
import { forEachLocale, type Locale } from '~/i18n/locales';
import { settings } from '~/site/settings';
import { specificationTable } from './specification-table';

const tables = forEachLocale((locale) =>
  oncePerBuild((product: Product) =>
    specificationTable(
      product,
      brands,
      locale,
      settings.warranty,
      settings.demo ? { builtAt: BUILD_TIME } : undefined,
    ),
  ),
);

/** Returns a product's specifications with the settings of this shop, for its page and for comparisons. */
export const specificationsOf = (product: Product, locale: Locale) => tables[locale](product);
