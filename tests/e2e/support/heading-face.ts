import type { Page } from '@playwright/test';
import { routeOf } from '~/site/routes';
import { charactersOf, headingCharacters } from '../../../scripts/fonts/heading-characters.ts';

/** Characters of a Chinese page's headings that its heading font lacks. Tests of the built site do not see islands. */
export async function missingFromHeadingFont(page: Page): Promise<string[]> {
  const { headings, isLoaded } = await page.evaluate(async () => {
    const all = [...document.querySelectorAll('h1, h2, h3')].map((heading) => ({
      text: heading.textContent,
      font: getComputedStyle(heading).fontFamily.split(',')[0] ?? '',
    }));
    const headings = all.filter(({ font }) => font.includes('Ming'));
    await document.fonts.ready;
    const isLoaded = headings.every(({ text, font }) =>
      document.fonts.check(`600 20px ${font}`, text),
    );
    return { headings: headings.map(({ text }) => text), isLoaded };
  });
  if (headings.length === 0) return ['no heading is in it'];
  if (!isLoaded) return ['it has not loaded'];
  const { kind } = routeOf(new URL(page.url()).pathname);
  const subset = new Set(charactersOf(headingCharacters(kind)));
  return headings.flatMap(charactersOf).filter((character) => !subset.has(character));
}
