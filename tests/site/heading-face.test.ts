import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cutDisplayFace, DISPLAY_FACE_BUDGET } from '../../scripts/fonts/display-face.ts';
import { chineseIn, headingCharacters } from '../../scripts/fonts/heading-characters.ts';
import { all, attribute, complaints, pages, textOf } from './site';

const cut = new Set(chineseIn(headingCharacters()));

it('the cut face has every Chinese character of headings', () => {
  const headings = pages
    .filter(({ locale }) => locale === 'zh')
    .flatMap((page) => all(page, 'h1', 'h2', 'h3', 'caption', 'a'))
    .filter((element) => {
      const classes = attribute(element, 'class') ?? '';
      const isHeading = /^h[1-3]$/.test(element.tagName) && !classes.includes('font-text');
      return isHeading || classes.includes('font-display');
    });
  expect(headings.length).toBeGreaterThan(100);
  const uncut = (text: string) => chineseIn(text).filter((character) => !cut.has(character));
  expect(headings.map(textOf).filter((text) => uncut(text).length > 0)).toEqual([]);
});

it('the cut face is within its budget, and on Chinese pages alone', async () => {
  expect(statSync(await cutDisplayFace()).size).toBeLessThanOrEqual(DISPLAY_FACE_BUDGET);
  expect(
    complaints((page) => {
      const fonts = all(page, 'link').filter((link) => attribute(link, 'as') === 'font').length;
      const expected = page.locale === 'zh' ? 3 : 2;
      return fonts === expected ? [] : [`${fonts} fonts are preloaded, not ${expected}`];
    }),
  ).toEqual([]);
});
