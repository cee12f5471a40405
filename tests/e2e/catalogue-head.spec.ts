import { expect, test } from './fixtures';
import { filterButton, openFilters } from './support/filters';
import { open } from './support/page';
import { at, inEachLanguage, inOneLanguage, productsIn } from './support/shop';

/** Lists by the end of their URL: all products, and sections with long names. */
const lists = ['', '/guitars', '/accessories', '/recording/large-diaphragm'];

/** Evaluated in a list: returns the compare and wishlist buttons that cover the picture of their card. */
const coveringTools = (): (string | null)[] =>
  Array.from(document.querySelectorAll('article'), (card) => {
    const picture = card.querySelector('img')?.getBoundingClientRect();
    return Array.from(card.querySelectorAll('[data-compare], [data-wish]'))
      .filter((button) => {
        const { bottom, top } = button.getBoundingClientRect();
        return !picture || (top < picture.bottom && bottom > picture.top);
      })
      .map((button) => button.getAttribute('aria-label'));
  }).flat();

inEachLanguage((locale, words) => {
  const { catalogue } = words;
  const root = at('/instruments', locale);

  for (const list of lists) {
    const title = `leaves the first picture near the top, and the panel within the window: ${list}`;
    const tag = ['', '/accessories'].includes(list) ? [] : '@sweep';
    test(title, { tag }, async ({ page, isMobile }) => {
      await open(page, root + list);
      const picture = await page.getByRole('article').locator('img').first().boundingBox();
      expect(picture?.y).toBeLessThanOrEqual(isMobile ? 360 : 330);
      expect(await page.evaluate(coveringTools)).toEqual([]);
      if (isMobile) return;
      const panel = page.getByRole('complementary', { name: catalogue.filters.title });
      expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(900);
      await openFilters(page, words);
      expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(900);
    });
  }

  test('shows the current kind in a row that scrolls', async ({ page }) => {
    await open(page, `${root}/accessories/silent-system`);
    const kinds = page.getByRole('navigation', { name: catalogue.kinds });
    await expect(kinds.locator('[aria-current]')).toBeInViewport({ ratio: 0.9 });
  });

  // Requirements §2.4: "it counts every selection".
  test('counts every selection, and says in a folded group what is selected', async ({
    page,
    isMobile,
  }) => {
    await open(page, `${root}?category=guitars&min=500&brand=Fender&level=beginner`);
    if (isMobile) {
      await expect(filterButton(page, words)).toHaveText(`${catalogue.filters.button}(3)`);
      await filterButton(page, words).click();
    }
    const brand = page
      .getByRole(isMobile ? 'dialog' : 'complementary', { name: catalogue.filters.title })
      .locator('summary')
      .filter({ hasText: catalogue.facets.brand.label });
    await expect(brand).toContainText('Fender');
    await expect(brand.locator('..')).not.toHaveAttribute('open');
  });
});

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

inOneLanguage((locale, { catalogue }) => {
  const root = at('/instruments', locale);

  test('has a link past the filters', async ({ page }) => {
    await open(page, `${root}/guitars`);
    const skip = page.getByRole('link', { name: catalogue.filters.skip });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#results-title')).toBeFocused();
  });

  test('the keyboard stops at four things of each, and no focus ring is clipped', async ({
    page,
  }) => {
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
    expect(stops.length).toBeLessThanOrEqual(126);
  });
});
