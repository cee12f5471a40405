import { expect, test } from './fixtures';
import { keepCart, open } from './support/page';
import { pagesOfEachKind } from './support/pages';
import { at, inEachLanguage } from './support/shop';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

inEachLanguage((locale) => {
  test(`what is touched is at least 44 px (${locale})`, async ({ page }) => {
    await keepCart(page, { id: '1', quantity: 2, price: 1 }, { id: '51', quantity: 99 });
    const small: string[] = [];
    for (const path of pagesOfEachKind) {
      await open(page, at(path, locale));
      small.push(...(await page.evaluate(smallTargets)).map((target) => `${path}: ${target}`));
    }
    expect(small).toEqual([]);
  });
});

/** Runs in the page. */
function smallTargets(): string[] {
  const SIZE = 44;
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, select, textarea, summary, input:not([type=hidden], [type=range])',
  );
  return [...controls].flatMap((control) => {
    // A label is part of what is touched; so is what is drawn over the whole card or picture.
    const touched = [control, ...((control as HTMLInputElement).labels ?? [])];
    const boxes = touched
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length === 0 || control.closest('[aria-hidden=true], [inert]')) return [];
    // In running text a link is as high as its line (WCAG 2.5.8, "inline").
    if (getComputedStyle(control).display === 'inline' && control.closest('p, li, dd, h3'))
      return [];
    const width = Math.max(...boxes.map((box) => box.width));
    const height = Math.max(...boxes.map((box) => box.height));
    if (width >= SIZE && height >= SIZE) return [];
    const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 30);
    return [`<${control.localName}> "${name}" is ${Math.round(width)} × ${Math.round(height)} px`];
  });
}
