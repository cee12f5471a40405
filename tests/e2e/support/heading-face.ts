import type { Page } from '@playwright/test';
import { routeOf } from '~/site/routes';
import { charactersOf, headingCharacters } from '../../../scripts/fonts/heading-characters.ts';

/** Characters of a Chinese page's headings that its heading font lacks. Tests of the built site do not see islands. */
export async function missingFromHeadingFont(page: Page): Promise<string[]> {
  const headings = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => getComputedStyle(heading).fontFamily.includes('Ming'))
      .map((heading) => heading.textContent),
  );
  if (headings.length === 0) return ['no heading is in it'];
  const { kind } = routeOf(new URL(page.url()).pathname);
  const subset = new Set(charactersOf(headingCharacters(kind)));
  return headings.flatMap(charactersOf).filter((character) => !subset.has(character));
}
