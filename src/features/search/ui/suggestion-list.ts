import { formatNumber } from '~/i18n/format';
import { pathPrefix } from '~/i18n/locales';
import { pageLocale } from '~/i18n/page-locale';
import type { ProductSummary } from '~/features/products/product-summary';
import type { Findings } from '../engine/load-index';
import type { SuggestionWords } from './suggestion-words';

type Child = Node | string;

function element(tag: string, attributes: Record<string, string>, ...children: Child[]) {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...children);
  return created;
}

const MOST_KEPT = 200;
const kept = new Map<string, HTMLElement>();

/**
 * An option is a link, so that it also opens in another tab. The field keeps the focus. Equal options are
 * one element, so that those that stay while a shopper types are neither laid out nor decoded again.
 */
function option(href: string, text: string, children: () => Child[]): HTMLElement {
  const key = `${href} ${text}`;
  const known = kept.get(key);
  if (known) return known;
  const created = element(
    'a',
    { role: 'option', href, tabindex: '-1', 'aria-selected': 'false' },
    ...children(),
  );
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, created);
  return created;
}

const prefix = () => pathPrefix(pageLocale());

const searchHref = (query: string): string => `${prefix()}/search?q=${encodeURIComponent(query)}`;

function productOption(
  { id, name, price, inStock, picture }: ProductSummary,
  words: SuggestionWords,
): HTMLElement {
  return option(`${prefix()}/product/${id}`, '', () => [
    element('img', {
      src: picture.srcset?.split(' ')[0] ?? picture.src,
      alt: '',
      width: '48',
      height: '48',
      decoding: 'async',
    }),
    element('span', { class: 'phrase' }, name),
    element(
      'span',
      { class: 'figures' },
      `${words.currency}${formatNumber(price)}`,
      element('small', {}, inStock ? words.stock.in : words.stock.out),
    ),
  ]);
}

/** An option that searches. */
const queryOption = (query: string, text: string) => option(searchHref(query), text, () => [text]);

/** The options of what was found: products, then categories, kinds and brands, then all results. */
export const foundOptions = (
  query: string,
  { products, labels, total }: Findings,
  words: SuggestionWords,
): HTMLElement[] => [
  ...products.map((product) => productOption(product, words)),
  ...labels.map(([type, name, href, count]) =>
    option(href, '', () => [
      element('span', {}, name),
      element('small', {}, `${words[type]} · ${count}`),
    ]),
  ),
  ...(total > 0 ? [queryOption(query, `${words.all} (${total})`)] : []),
];

/** The options of earlier searches. */
export const recentOptions = (queries: readonly string[]): HTMLElement[] =>
  queries.map((query) => queryOption(query, query));

/** Shows the options in a list, without touching those that stay in their order. */
export function showOptions(list: HTMLElement, options: readonly HTMLElement[]): void {
  const staying = new Set<Element>(options);
  for (const child of Array.from(list.children)) if (!staying.has(child)) child.remove();
  for (const [index, each] of options.entries()) {
    const there = list.children[index];
    if (there !== each) list.insertBefore(each, there ?? null);
  }
}
