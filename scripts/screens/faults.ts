import type { Page } from '@playwright/test';

/** The texts of a page in its current state that are cut off or covered, and horizontal overflow. */
export async function faultsOf(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  });
  const faults = new Set(overflow);
  // `elementFromPoint` only sees what is in the viewport, so scroll through the page.
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: innerHeight / 2,
  }));
  // `elementFromPoint` ignores elements without pointer events.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const isModal = await page.evaluate(() => document.querySelector('dialog:modal') !== null);
  for (let top = 0; top < (isModal ? 1 : height); top += step) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    for (const fault of await page.evaluate(faultsInView)) faults.add(fault);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return [...faults];
}

/** Evaluated in the page. */
function faultsInView(): string[] {
  const faults: string[] = [];
  const isModalOpen = document.querySelector('dialog:modal') !== null;
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> "${element.textContent.trim().slice(0, 40)}"`;
  // Sticky and fixed bars cover what scrolls under them, by design.
  const isBar = (element: Element | null): boolean =>
    element !== null &&
    (['sticky', 'fixed'].includes(getComputedStyle(element).position) ||
      isBar(element.parentElement));
  const isPainted = (element: Element) =>
    element.tagName === 'IMG' ||
    !/^rgba\(.*, 0\)$|^transparent$/.test(getComputedStyle(element).backgroundColor);

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element || !texts.currentNode.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    // Checked first because it is cheap; another scroll position brings the rest into view.
    const { top, bottom } = range.getBoundingClientRect();
    if (bottom < 0 || top >= innerHeight) continue;
    if (element.closest('script, style, noscript, select, dialog:not([open])')) continue;
    if (element.closest('.sr-only') || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    if (isModalOpen && !element.closest('dialog')) continue;

    const { overflowX, webkitLineClamp } = getComputedStyle(element);
    const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    if (isCut && webkitLineClamp === 'none') faults.push(`cut off: ${nameOf(element)}`);

    for (const { left, top, width, height } of range.getClientRects()) {
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 2 || x < 0 || x >= innerWidth || y < 0 || y >= innerHeight) continue;
      const over = document.elementFromPoint(x, y);
      if (!over || over.contains(element) || element.contains(over) || !isPainted(over)) continue;
      if (isBar(over) || isBar(element)) continue;
      faults.push(`covered by ${nameOf(over)}: ${nameOf(element)}`);
    }
  }
  return faults;
}
