import { expect, it } from 'vitest';
import zh from '~/i18n/dictionaries/zh';
import { childrenOf, complaints, isElement, type Page } from './site';

/** Not for reading: addresses, looks, code. */
const unread = new Set([
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

/** Texts and attributes of a page. `filled`: without those whose gaps the browser fills. */
function* writtenOn({ elements }: Page, filled: boolean): Generator<string> {
  for (const element of elements) {
    for (const { name, value } of element.attrs) {
      const isForBrowser = name === 'props' || name.startsWith('data-');
      if (!unread.has(name) && !(filled && isForBrowser)) yield value;
    }
    if (isCode(element.tagName)) continue;
    for (const child of childrenOf(element)) {
      if (!isElement(child) && 'value' in child) yield child.value;
    }
  }
}

const around = (text: string, { index = 0 }: RegExpMatchArray) =>
  text.slice(Math.max(0, index - 20), index + 40);

it('no page shows the key of a string in place of the string', () => {
  const key = new RegExp(`(?<![\\w./@-])(?:${Object.keys(zh).join('|')})\\.[a-z]\\w*`, 'gi');
  expect(
    complaints((page) =>
      [...writtenOn(page, false)].flatMap((text) => {
        const read = text.replace(/https?:\/\/\S+/g, '');
        return [...read.matchAll(key)].map((match) => around(read, match));
      }),
    ),
  ).toEqual([]);
});

it('no page shows a gap that nobody filled', () => {
  expect(
    complaints((page) =>
      [...writtenOn(page, true)].flatMap((text) =>
        [...text.matchAll(/\{\{|\}\}|\bundefined\b|\bNaN\b|\[object /g)].map((match) =>
          around(text, match),
        ),
      ),
    ),
  ).toEqual([]);
});
