import type { APIRequestContext } from '@playwright/test';
import accessories from '~data/catalogue/accessories.json' with { type: 'json' };
import audio from '~data/catalogue/audio.json' with { type: 'json' };
import drums from '~data/catalogue/drums.json' with { type: 'json' };
import guitars from '~data/catalogue/guitars.json' with { type: 'json' };
import keyboards from '~data/catalogue/keyboards.json' with { type: 'json' };
import recording from '~data/catalogue/recording.json' with { type: 'json' };
import site from '~data/site.json' with { type: 'json' };
import type { ProductSummary } from '~/features/products/product-summary';
import type { CategoryId } from '~/features/products/product';
import {
  unpackProductList,
  type PackedProductList,
} from '~/features/products/product-list/product-list';
import { formatNumber } from '~/i18n/format';
import { defaultLocale, locales, otherLocales, pathPrefix, type Locale } from '~/i18n/locales';
import { localized } from '~/content/localized';
import { test } from '../fixtures';
import { wordsIn, type Words } from './words';

export { site };

interface Product {
  id: string;
  name: string;
  nameEn: string;
  /** HK$ */
  price: number;
  inStock?: boolean;
  kind?: string;
  goesWith?: readonly string[];
  delivery?: Readonly<Record<Locale, string>>;
  attributes?: Readonly<Record<string, unknown>>;
}

/** The built-in catalogue by category. */
export const productsIn: Record<CategoryId, readonly Product[]> = {
  guitars,
  keyboards,
  recording,
  audio,
  accessories,
  drums,
};
const products = Object.values(productsIn).flat();

export function product(id: string): Product {
  const found = products.find((each) => each.id === id);
  if (!found) throw new Error(`no product ${id}`);
  return found;
}

/** A product that is out of stock. */
export const soldOut = (): Product => {
  const found = products.find(({ inStock }) => inStock === false);
  if (!found) throw new Error('no product is sold out');
  return found;
};

export const nameOf = (product: Product, locale: Locale): string =>
  localized(product, 'name')[locale];

/** An amount as formatted everywhere except at checkout. */
export const hkd = (amount: number): string => `HK$${formatNumber(amount)}`;

/** Returns the path of a page in a language, given its Chinese path. */
export const at = (path: string, locale: Locale): string =>
  (path === '/' ? pathPrefix(locale) : pathPrefix(locale) + path) || '/';

export const otherLocale = (locale: Locale): Locale => otherLocales(locale)[0] ?? defaultLocale;

/** Fetches the product list like the browser: all products, sorted by name. */
export async function productList(
  request: APIRequestContext,
  locale: Locale,
): Promise<ProductSummary[]> {
  const pointer = (await (await request.get('/product-lists.json')).json()) as Record<
    Locale,
    string
  >;
  const list = (await (await request.get(pointer[locale])).json()) as PackedProductList;
  return [...unpackProductList(list).summaries.values()];
}

/** Returns every brand, in the order of the filter panel. */
export const brandsOf = (items: readonly ProductSummary[]): string[] =>
  [...new Set(items.map(({ brand }) => brand))].sort(new Intl.Collator('en').compare);

/**
 * Declares tests for each language, tagged `@zh` or `@en`. The projects of playwright.config.ts
 * select by tag which language runs on which device; with `@once`, the sweep does not repeat them on
 * the other device.
 */
export function inEachLanguage(
  declare: (locale: Locale, words: Words) => void,
  ...tags: '@once'[]
): void {
  for (const locale of locales) {
    test.describe(locale, { tag: [`@${locale}`, ...tags] }, () => declare(locale, wordsIn[locale]));
  }
}

/**
 * Like `inEachLanguage`, for behaviour that depends on neither language nor device: it is tested
 * once, in Chinese on the desktop or in English on the phone.
 */
export function inOneLanguage(
  declare: (locale: Locale, words: Words) => void,
  tested: Locale = defaultLocale,
): void {
  test.describe(tested, { tag: [`@${tested}`, '@once'] }, () => declare(tested, wordsIn[tested]));
}
