import { expect, test } from '../fixtures';
import { islandsReady, pageStarted, seedStorage } from '../support/page';
import { at, inOneLanguage } from '../support/shop';

/** Evaluated after Tab: describes the focused element, if any, and whether it can be seen and clicked. */
function focusedStop(): { name: string; isCovered: boolean } | undefined {
  const { activeElement: element, body } = document;
  if (!element || element === body) return undefined;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const hit = document.elementFromPoint(x, y);
  // The clickable area of a card's link or a radio button may be that of another element.
  const isOwn =
    hit !== null &&
    (element.contains(hit) ||
      hit.contains(element) ||
      hit.closest('label')?.control === element ||
      hit.closest('article')?.contains(element) === true);
  const name = element.getAttribute('aria-label') ?? element.textContent.trim();
  return { name: `${element.tagName} ${name}`, isCovered: !isOwn };
}

// WCAG 2.2, 2.4.11: the focused element is not hidden behind the header or the bars at the bottom.
inOneLanguage((locale) => {
  for (const [path, viewport] of [
    ['/product/5', { width: 390, height: 844 }],
    ['/contact', { width: 1440, height: 500 }],
  ] as const) {
    test(`on ${path}, no bar covers the focused element`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await seedStorage(page, 'overtone:compare', '{"category":"guitars","ids":["1","2"]}');
      await page.goto(at(path, locale));
      await islandsReady(page);
      await pageStarted(page);
      for (const key of ['Tab', 'Shift+Tab']) {
        const covered: string[] = [];
        let count = 0;
        for (;;) {
          await page.keyboard.press(key);
          const stop = await page.evaluate(focusedStop);
          if (!stop) break;
          count += 1;
          if (stop.isCovered) covered.push(stop.name);
        }
        expect(count).toBeGreaterThan(20);
        expect(covered, key).toEqual([]);
      }
    });
  }
});
