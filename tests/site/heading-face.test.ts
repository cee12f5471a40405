import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  subsetEnglishHeadings,
  subsetChineseHeadings,
  subsetTexts,
  LETTERS,
} from '../../scripts/fonts/faces.ts';
import { charactersOf, headingCharacters } from '../../scripts/fonts/heading-characters.ts';
import { pageKind } from '~/site/head/page-kind';
import { all, attribute, complaints, folder, pages, readText, textOf } from './site';

const kinds = ['shop', 'service'] as const;
const chinese = pages.filter(({ locale }) => locale === 'zh');

const headingsOf = (some: typeof pages) =>
  some
    .flatMap((page) => all(page, 'h1', 'h2', 'h3', 'caption', 'a'))
    .filter((element) => {
      const classes = attribute(element, 'class') ?? '';
      const isDisplay = /^h[1-3]$/.test(element.tagName) || classes.includes('font-display');
      return isDisplay && !classes.includes('font-text');
    });

it.each(kinds)('the %s font subset has every character of its Chinese headings', (kind) => {
  const subset = new Set(charactersOf(headingCharacters(kind)));
  const headings = headingsOf(chinese.filter(({ path }) => pageKind(path) === kind));
  expect(headings.length).toBeGreaterThan(50);
  const missingFrom = (text: string) =>
    charactersOf(text).filter((character) => !subset.has(character));
  expect(headings.map(textOf).filter((text) => missingFrom(text).length > 0)).toEqual([]);
});

it('the English heading font has every character of its headings', () => {
  const headings = headingsOf(pages.filter(({ locale }) => locale === 'en'));
  expect(headings.length).toBeGreaterThan(50);
  const hasLetters = (text: string) =>
    Array.from(text.trim()).every((letter) => LETTERS.includes(letter));
  expect(headings.map(textOf).filter((text) => !hasLetters(text))).toEqual([]);
});

const fontOf = (path: string) => readFileSync(join(folder, path));
const fontsIn = (html: string) => [
  ...new Set(Array.from(html.matchAll(/\/_astro\/fonts\/\w+\.woff2/g), ([url]) => url)),
];

it('a page preloads its Latin fonts, in the order of their use', async () => {
  const text = readFileSync(await subsetTexts());
  const english = readFileSync(await subsetEnglishHeadings());
  expect(
    complaints((page) => {
      const fonts = all(page, 'link')
        .filter((link) => attribute(link, 'as') === 'font')
        .map((link) => fontOf(attribute(link, 'href') ?? ''));
      const wanted = page.locale === 'zh' ? [text] : [text, english];
      return fonts.length === wanted.length && fonts.every((font, at) => wanted[at]?.equals(font))
        ? []
        : ['does not preload them'];
    }),
  ).toEqual([]);
});

it('the Chinese heading font of a page waits in a template', async () => {
  const faces = {
    shop: readFileSync(await subsetChineseHeadings('shop')),
    service: readFileSync(await subsetChineseHeadings('service')),
  };
  expect(
    complaints((page) => {
      const html = readText(`${page.path.slice(1) || 'index'}.html`);
      const [, waiting = ''] = /<template data-later>(<style>.*?)<\/template>/.exec(html) ?? [];
      const [font = '', ...others] = fontsIn(waiting);
      const isRight = others.length === 0 && fontOf(font).equals(faces[pageKind(page.path)]);
      return isRight && fontsIn(html.replace(waiting, '')).length === 2 ? [] : ['does not'];
    }, chinese),
  ).toEqual([]);
});
