import { expect, test } from '../fixtures';
import { open, stopsOf } from '../support/page';
import { at, inEachLanguage, inOneLanguage, productsIn } from '../support/shop';

/** Evaluated in a list: returns its compare and wishlist buttons, and whether they cover the picture of their card. */
const cardTools = (): { name: string | null; covers: boolean }[] =>
  Array.from(document.querySelectorAll('article'), (card) => {
    const picture = card.querySelector('img')?.getBoundingClientRect();
    return Array.from(card.querySelectorAll('[data-compare], [data-wish]'), (button) => {
      const { bottom, top } = button.getBoundingClientRect();
      const covers = !picture || (top < picture.bottom && bottom > picture.top);
      return { name: button.getAttribute('aria-label'), covers };
    });
  }).flat();

/** Evaluated after Tab: returns the focused element, and whether its focus ring is clipped. */
function focusedStop(): { name: string; isInCard: boolean; isWhole: boolean } | undefined {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return undefined;
  const ringed = [activeElement, activeElement.closest('h3')].find(
    (element) => element && getComputedStyle(element).outlineStyle !== 'none',
  );
  const clips = (element: Element) => {
    const { overflowX, contentVisibility } = getComputedStyle(element);
    return overflowX !== 'visible' || contentVisibility === 'auto';
  };
  let isWhole = Boolean(ringed);
  if (ringed) {
    const { outlineOffset, outlineWidth } = getComputedStyle(ringed);
    const beyond = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const ring = ringed.getBoundingClientRect();
    for (let box = ringed.parentElement; box && box !== body; box = box.parentElement) {
      if (!clips(box)) continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      isWhole &&=
        ring.left - beyond >= left - 0.5 &&
        ring.right + beyond <= right + 0.5 &&
        ring.top - beyond >= top - 0.5 &&
        ring.bottom + beyond <= bottom + 0.5;
    }
  }
  return {
    name: activeElement.getAttribute('aria-label') ?? activeElement.textContent.trim(),
    isInCard: activeElement.closest('article') !== null,
    isWhole,
  };
}

inEachLanguage((locale) => {
  test('Compare and the heart cover no picture', async ({ page }) => {
    await open(page, at('/instruments', locale));
    const tools = await page.evaluate(cardTools);
    expect(tools).toHaveLength(2 * 24);
    expect(tools.filter(({ covers }) => covers)).toEqual([]);
  });
}, '@once');

inOneLanguage((locale, { stock }) => {
  test('the keyboard stops at four things of each, and no focus ring is clipped', async ({
    page,
  }) => {
    await open(page, at('/instruments/guitars', locale));
    const soldOut = productsIn.guitars.filter(({ inStock }) => inStock === false);
    await expect(page.getByRole('article').filter({ hasText: stock.out })).toHaveCount(
      soldOut.length,
    );
    const stops = await stopsOf(page, focusedStop);
    expect(stops.filter(({ isWhole }) => !isWhole)).toEqual([]);
    const inCards = productsIn.guitars.map(({ inStock = true }) => (inStock ? 4 : 3));
    expect(stops.filter(({ isInCard }) => isInCard)).toHaveLength(
      inCards.reduce((sum, count) => sum + count, 0),
    );
    expect(stops.length).toBeLessThanOrEqual(126);
  });
});
