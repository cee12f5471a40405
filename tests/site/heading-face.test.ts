import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cutDisplayFace, DISPLAY_FACE_BUDGET } from '../../scripts/fonts/display-face.ts';
import { charactersOf, headingCharacters } from '../../scripts/fonts/heading-characters.ts';
import { all, attribute, complaints, pages, textOf } from './site';

const cut = new Set(charactersOf(headingCharacters()));

it('the cut face has every character of Chinese headings', () => {
  const headings = pages
    .filter(({ locale }) => locale === 'zh')
    .flatMap((page) => all(page, 'h1', 'h2', 'h3', 'caption', 'a'))
    .filter((element) => {
      const classes = attribute(element, 'class') ?? '';
      const isDisplay = /^h[1-3]$/.test(element.tagName) || classes.includes('font-display');
      return isDisplay && !classes.includes('font-text');
    });
  expect(headings.length).toBeGreaterThan(100);
  const uncut = (text: string) => charactersOf(text).filter((character) => !cut.has(character));
  expect(headings.map(textOf).filter((text) => uncut(text).length > 0)).toEqual([]);
});

it('the cut face is within its budget; a page preloads the face of its own headings alone', async () => {
  expect(statSync(await cutDisplayFace()).size).toBeLessThanOrEqual(DISPLAY_FACE_BUDGET);
  expect(
    complaints((page) => {
      const fonts = all(page, 'link').filter((link) => attribute(link, 'as') === 'font').length;
      return fonts === 1 ? [] : [`${fonts} fonts are preloaded`];
    }),
  ).toEqual([]);
});
