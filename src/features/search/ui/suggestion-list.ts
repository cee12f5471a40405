import { formatMoney } from '~/i18n/format';
import { pathPrefix } from '~/i18n/locales';
import { pageLocale } from '~/i18n/page-locale';
import type { ProductSummary } from '~/features/products/product-summary';
import { element } from '~/ui/dom';
import type { Findings } from '../engine/load-index';
import type { AnswerLink } from '../shared/index-format';
import type { SuggestionWords } from './suggestion-words';

/** Maximum numbers of suggested products, and of categories, kinds and brands. */
export const LIMITS = { products: 6, labels: 4 };

/** An option is a link, so that it also opens in another tab. The field keeps the focus. */
const option = (href: string, ...children: (Node | string)[]): HTMLElement =>
  element(
    'a',
    {
      role: 'option',
      href,
      tabindex: '-1',
      'aria-selected': 'false',
      class:
        'flex min-h-11 items-center gap-3 px-2 py-1 leading-[1.35] hover:bg-line aria-selected:bg-line aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-lacquer',
    },
    ...children,
  );

const prefix = () => pathPrefix(pageLocale());

/** An option that searches. */
const queryOption = (query: string, text: string) =>
  option(`${prefix()}/search?q=${encodeURIComponent(query)}`, text);

const detail = (text: string, className = '') =>
  element('small', { class: `text-[0.8125rem] text-soft ${className}` }, text);

const productOption = (
  { id, name, price, inStock, picture }: ProductSummary,
  { currency, stock }: SuggestionWords,
): HTMLElement =>
  option(
    `${prefix()}/product/${id}`,
    element('img', {
      src: picture.srcset?.split(' ')[0] ?? picture.src,
      alt: '',
      width: '48',
      height: '48',
      // Shown with the option, which is a new one after each key.
      decoding: 'sync',
      class: 'size-12',
    }),
    element('span', { class: 'phrase min-w-0 flex-1' }, name),
    element(
      'span',
      { class: 'figures text-end' },
      formatMoney(price, currency),
      detail(inStock ? stock.in : stock.out, 'block'),
    ),
  );

const pageOption = ([href, title, text]: AnswerLink): HTMLElement =>
  option(href, element('span', { class: 'min-w-0 flex-1' }, title, detail(text, 'block')));

/** The options for the results: the page that answers a question, products, then categories, kinds and brands, then all results. */
export const foundOptions = (
  query: string,
  { products, labels, total, page }: Findings,
  words: SuggestionWords,
): HTMLElement[] => [
  ...(page ? [pageOption(page.link[pageLocale()])] : []),
  ...products.map((product) => productOption(product, words)),
  ...labels.map(([type, name, href, count]) =>
    option(
      href,
      element('span', { class: 'min-w-0 flex-1' }, name),
      detail(`${words[type]} · ${count}`),
    ),
  ),
  ...(total > 0 ? [queryOption(query, `${words.all} (${total})`)] : []),
];

/** The options of earlier searches. */
export const recentOptions = (queries: readonly string[]): HTMLElement[] =>
  queries.map((query) => queryOption(query, query));
