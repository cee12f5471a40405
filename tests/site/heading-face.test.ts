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
import { pageKinds, routeOf } from '~/site/routes';
import { all, attribute, folder, pages, textOf, testPages } from './site';

const chinese = pages.filter(({ locale }) => locale === 'zh');

const headingsOf = (some: typeof pages) =>
  some
    .flatMap((page) => all(page, 'h1', 'h2', 'h3', 'caption', 'a'))
    .filter((element) => {
      const classes = attribute(element, 'class') ?? '';
      // Rendered Markdown has no classes: the style of its text applies.
      const { parentNode: parent } = element;
      const isInGuide =
        parent && 'attrs' in parent && attribute(parent, 'class')?.includes('guide-text');
      if (isInGuide) return false;
      const isDisplay = /^h[1-3]$/.test(element.tagName) || classes.includes('font-display');
      return isDisplay && !classes.includes('font-text');
    });

it.each(pageKinds)('the %s font subset has every character of its Chinese headings', (kind) => {
  const subset = new Set(charactersOf(headingCharacters(kind)));
  const headings = headingsOf(chinese.filter(({ path }) => routeOf(path).kind === kind));
  expect(headings.length).toBeGreaterThan(5);
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

const texts = readFileSync(await subsetTexts());
const english = readFileSync(await subsetEnglishHeadings());
const chineseHeadings = new Map(
  await Promise.all(
    pageKinds.map(async (kind) => [kind, readFileSync(await subsetChineseHeadings(kind))] as const),
  ),
);

testPages('a page preloads the text font and the font of its headings', (page) => {
  const [text, headings, ...others] = all(page, 'link')
    .filter((link) => attribute(link, 'as') === 'font')
    .map((link) => readFileSync(join(folder, attribute(link, 'href') ?? '')));
  const its = page.locale === 'zh' ? chineseHeadings.get(routeOf(page.path).kind) : english;
  return text?.equals(texts) && its && headings?.equals(its) && others.length === 0
    ? []
    : ['preloads other fonts'];
});
