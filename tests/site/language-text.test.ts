import { readBuiltinCatalogue } from '~/content/builtin';
import { brandOf } from '~/features/products/product';
import { rooms } from '~/features/studio/rooms';
import type { Locale } from '~/i18n/locales';
import { settings } from '~/site/settings';
import { childrenOf, isElement, languageOf, pages, testPages, type Page } from './site';

const textAttributes = [
  'alt',
  'title',
  'aria-label',
  'aria-description',
  'placeholder',
  'content',
  'value',
];
const hasText = (tagName: string) =>
  !['script', 'style', 'title', 'meta', 'code'].includes(tagName);

/** Text and text attributes of a page, except of elements tagged with another language. */
function* textsOf(page: Page): Generator<string> {
  for (const element of page.elements) {
    if (!hasText(element.tagName) || languageOf(element, page) !== page.locale) continue;
    for (const { name, value } of element.attrs) if (textAttributes.includes(name)) yield value;
    for (const child of childrenOf(element)) {
      if (!isElement(child) && child.nodeName === '#text' && 'value' in child) yield child.value;
    }
  }
}

const inLocale = (locale: Locale) => pages.filter((page) => page.locale === locale);

const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
testPages(
  'English pages have no Chinese text except the brand',
  (page) => [...textsOf(page)].filter((text) => chinese.test(text.replaceAll(settings.brand, ''))),
  inLocale('en'),
);

const products = await readBuiltinCatalogue('data/catalogue');
/** Latin names, with and without brand, longest first. */
const names = [
  ...products.flatMap((product) => {
    const latin = product.name.zh.replace(/\s*\p{Script=Han}.*$/u, '');
    return [latin, latin.slice(brandOf(product).length + 1)];
  }),
  ...rooms.flatMap(({ features }) => features.zh),
  'Users & Permissions plugin',
  'Smart Scaled Hammer Action',
  settings.payment.bank.accountName,
]
  .filter((name) => name !== '')
  .sort((a, b) => b.length - a.length);
const withoutNames = (text: string) =>
  names.reduce((rest, name) => rest.replaceAll(name, '、'), text.replace(/《[^》]*》/g, '、'));
const sentence = /[A-Za-z][\w'’.-]*(?:[ ,;:&/]+[A-Za-z][\w'’.-]*){3,}/;

testPages(
  'Chinese pages have no English sentences, only names',
  (page) =>
    [...textsOf(page)]
      // Removing names is slow, so filter first.
      .filter((text) => sentence.test(text))
      .flatMap((text) => sentence.exec(withoutNames(text))?.[0] ?? []),
  inLocale('zh'),
);
