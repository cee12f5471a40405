import type { Locale } from '~/i18n/locales';

/**
 * Stands for the URL of a language's price list in cached pages. With the URL itself, which has a hash of
 * all prices, no page of an earlier build could be reused after a price has changed. The build replaces it
 * in its output (`scripts/incremental/price-list-urls.ts`).
 */
export const priceListPlaceholder = (locale: Locale) => `/data/${locale}.price-list.json`;

/** Starts the `cacheKey` of every page with a placeholder. */
export const PLACEHOLDER_KEY = 'price-list ';
