import type { Locale } from '~/i18n/locales';
import { oncePerBuild } from '~/lib/once';
import { staticMarkup } from '~/ui/static-markup';
import { cardWords } from './card-words';
import { ProductCard } from './ProductCard';
import type { ProductSummary } from '../product-summary';

/**
 * Returns a function for the HTML of a card. A card is part of many pages (catalogue, category, kind,
 * related products) but is rendered only once per build.
 */
export const cardMarkup = oncePerBuild(async (locale: Locale) => {
  const words = await cardWords(locale);
  const render = (eager: boolean) =>
    oncePerBuild((item: ProductSummary) =>
      staticMarkup(ProductCard, { item, words, eager, wished: false, compared: false }),
    );
  const [inViewport, below] = [render(true), render(false)];
  return (item: ProductSummary, eager: boolean): string => (eager ? inViewport : below)(item);
});
