import { expect, test } from '../fixtures';
import { islandsReady, pageStarted, seedComparison, stopsOf } from '../support/page';
import { at, inOneLanguage } from '../support/shop';

/** Evaluated after Tab: describes the focused element, if any, and whether it can be seen and clicked. */
function focusedStop(): { name: string; isCovered: boolean } | undefined {
  const { activeElement: element, body } = document;
  if (!element || element === body) return undefined;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  // Parts of it may be outside the viewport or of a frame that scrolls.
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const isOwn = [0.1, 0.5, 0.9].some((share) => {
    const hit = document.elementFromPoint(left + share * (right - left), y);
    // The clickable area of a card's link or a radio button may be that of another element.
    return (
      hit !== null &&
      (element.contains(hit) ||
        hit.contains(element) ||
        hit.closest('label')?.control === element ||
        hit.closest('article')?.contains(element) === true)
    );
  });
  const name = element.getAttribute('aria-label') ?? element.textContent.trim();
  return { name: `${element.tagName} ${name}`, isCovered: !isOwn };
}

// WCAG 2.2, 2.4.11: the focused element is not hidden behind the header, the bars at the bottom or sticky columns.
inOneLanguage((locale) => {
  for (const [path, viewport] of [
    ['/product/5', { width: 390, height: 844 }],
    ['/contact', { width: 1440, height: 500 }],
    ['/compare?ids=21,24,26,66', { width: 390, height: 844 }],
  ] as const) {
    test(`on ${path}, no bar covers the focused element`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await seedComparison(page, 'guitars', '1', '2');
      await page.goto(at(path, locale));
      await islandsReady(page);
      await pageStarted(page);
      for (const key of ['Tab', 'Shift+Tab']) {
        const stops = await stopsOf(page, focusedStop, key);
        expect(stops.length, key).toBeGreaterThan(20);
        const covered = stops.filter(({ isCovered }) => isCovered);
        expect(covered, key).toEqual([]);
      }
    });
  }
});
