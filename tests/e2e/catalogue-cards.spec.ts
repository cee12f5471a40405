import { expect, test } from './fixtures';
import { open } from './support/page';
import { at, inEachLanguage, productsIn } from './support/shop';

/** Evaluated in a list: returns faults of the compare and wishlist buttons of its cards. */
function faultsOfTools(): string[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (color: string): number => {
    if (!context) return NaN;
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = Array.from(
      context.getImageData(0, 0, 1, 1).data,
      (value) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4),
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const backgroundOf = (element: Element | null): string => {
    if (!element) return 'white';
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === 'rgba(0, 0, 0, 0)'
      ? backgroundOf(element.parentElement)
      : backgroundColor;
  };
  const contrastOf = (element: Element): number => {
    const [low = 0, high = 0] = [getComputedStyle(element).color, backgroundOf(element)]
      .map(luminance)
      .toSorted((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  return Array.from(document.querySelectorAll('article'), (card) => {
    const picture = card.querySelector('img')?.getBoundingClientRect();
    return Array.from(card.querySelectorAll('[data-compare], [data-wish]'), (button) => {
      const { bottom, top } = button.getBoundingClientRect();
      const name = button.getAttribute('aria-label') ?? '';
      const least = button.matches('[data-wish]') ? 3 : 4.5;
      const covers = !picture || (top < picture.bottom && bottom > picture.top);
      const contrasts = [contrastOf(button)];
      button.setAttribute('aria-pressed', 'true');
      contrasts.push(contrastOf(button));
      const faint = contrasts.filter((contrast) => !(contrast >= least));
      return [
        ...(covers ? [`${name}: covers the picture`] : []),
        ...faint.map((contrast) => `${name}: contrast ${contrast.toFixed(1)}`),
      ];
    }).flat();
  }).flat();
}

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
  const root = at('/instruments', locale);

  test('Compare and the heart cover no picture and have contrast', async ({ page }) => {
    await open(page, root);
    expect(await page.evaluate(faultsOfTools)).toEqual([]);
  });

  test('the keyboard stops at four things of each, and no focus ring is clipped', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'the panel is in a dialog');
    await open(page, `${root}/guitars`);
    const stops = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(focusedStop);
      if (!stop) break;
      stops.push(stop);
    }
    expect(stops.filter(({ isWhole }) => !isWhole)).toEqual([]);
    const inCards = productsIn.guitars.map(({ inStock = true }) => (inStock ? 4 : 3));
    expect(stops.filter(({ isInCard }) => isInCard)).toHaveLength(
      inCards.reduce((sum, count) => sum + count, 0),
    );
    expect(stops.length).toBeLessThanOrEqual(125);
  });
});
