import { currency } from '~/i18n/dictionaries/zh/common.json';
import { formatNumber } from '~/i18n/format';
import { pathPrefix, type Locale } from '~/i18n/locales';
import type { ProductSummary } from '~/features/products/product-summary';
import type { Findings } from './load-index';
import type { SuggestionWords } from './suggestion-words';

type Child = Node | string;

function element(tag: string, attributes: Record<string, string>, ...children: Child[]) {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...children);
  return created;
}

/** An option is a link, so that it also opens in another tab. The field keeps the focus. */
const option = (href: string, ...children: Child[]) =>
  element('a', { role: 'option', href, tabindex: '-1', 'aria-selected': 'false' }, ...children);

const prefix = () => pathPrefix(document.documentElement.lang.slice(0, 2) as Locale);

const searchHref = (query: string): string => `${prefix()}/search?q=${encodeURIComponent(query)}`;

function productOption(
  { id, name, price, inStock, picture }: ProductSummary,
  words: SuggestionWords,
): HTMLElement {
  const src = picture.srcset?.split(' ')[0] ?? picture.src;
  return option(
    `${prefix()}/product/${id}`,
    element('img', { src, alt: '', width: '48', height: '48', decoding: 'async' }),
    element('span', { class: 'phrase' }, name),
    element(
      'span',
      { class: 'figures' },
      `${currency}${formatNumber(price)}`,
      element('small', {}, inStock ? words.inStock : words.soldOut),
    ),
  );
}

/** The options of what was found: products, then categories, kinds and brands, then all results. */
export const foundOptions = (
  query: string,
  { products, labels, total }: Findings,
  words: SuggestionWords,
): HTMLElement[] => [
  ...products.map((product) => productOption(product, words)),
  ...labels.map(([type, name, href, count]) =>
    option(href, element('span', {}, name), element('small', {}, `${words[type]} · ${count}`)),
  ),
  ...(total > 0 ? [option(searchHref(query), `${words.all} (${total})`)] : []),
];

/** The options of earlier searches. */
export const recentOptions = (queries: readonly string[]): HTMLElement[] =>
  queries.map((query) => option(searchHref(query), query));
