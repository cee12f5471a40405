import * as zh from '~/i18n/dictionaries/zh';
import { childrenOf, isElement, testPages, type Page } from './site';

/** Attributes whose values are not text. */
const notText = new Set([
  'href',
  'src',
  'srcset',
  'imagesrcset',
  'class',
  'id',
  'd',
  'action',
  'component-url',
  'renderer-url',
]);
const isCode = (tagName: string) => ['script', 'style'].includes(tagName);

/**
 * Text and attribute values of a page.
 * @param rendered whether to skip values for scripts: an island's props and options, `data-*`
 */
function* textsOf({ elements }: Page, rendered: boolean): Generator<string> {
  for (const element of elements) {
    for (const { name, value } of element.attrs) {
      const isForBrowser = ['props', 'opts'].includes(name) || name.startsWith('data-');
      if (!notText.has(name) && !(rendered && isForBrowser)) yield value;
    }
    if (isCode(element.tagName)) continue;
    for (const child of childrenOf(element)) {
      if (!isElement(child) && 'value' in child) yield child.value;
    }
  }
}

const around = (text: string, { index = 0 }: RegExpMatchArray) =>
  text.slice(Math.max(0, index - 20), index + 40);

const key = new RegExp(`(?<![\\w./@-])(?:${Object.keys(zh).join('|')})\\.[a-z]\\w*`, 'gi');
testPages('no page shows the key of a missing string', (page) =>
  [...textsOf(page, false)].flatMap((text) => {
    const read = text.replace(/https?:\/\/\S+/g, '');
    return [...read.matchAll(key)].map((match) => around(read, match));
  }),
);

testPages('no page shows a placeholder, undefined or NaN', (page) =>
  [...textsOf(page, true)].flatMap((text) =>
    [...text.matchAll(/\{\{|\w\}\}|\bundefined\b|\bNaN\b|\[object /g)].map((match) =>
      around(text, match),
    ),
  ),
);
