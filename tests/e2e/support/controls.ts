import type { Page } from '@playwright/test';

/**
 * Returns faults of the visible controls on a phone: controls smaller than 44 × 44 px, and fields
 * with text smaller than 16 px, which makes iPhones zoom in.
 */
export const faultsOfControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SIZE = 44;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, textarea, summary, input:not([type=hidden], [type=range])',
    );
    return [...controls].flatMap((control) => {
      // A label is part of its control's target area.
      const targets = [control, ...((control as HTMLInputElement).labels ?? [])];
      const boxes = targets
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1);
      if (boxes.length === 0 || control.closest('[aria-hidden=true], [inert]')) return [];
      // Links in running text are exempt (WCAG 2.5.8, "inline").
      if (getComputedStyle(control).display === 'inline' && control.closest('p, li, dd, h3'))
        return [];
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 30);
      const fontSize = parseFloat(getComputedStyle(control).fontSize);
      if (
        control.matches('select, textarea, input:not([type=checkbox], [type=radio])') &&
        fontSize < 16
      ) {
        return [`<${control.localName}> "${name}" has text of ${fontSize} px`];
      }
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      if (width >= SIZE && height >= SIZE) return [];
      return [
        `<${control.localName}> "${name}" is ${Math.round(width)} × ${Math.round(height)} px`,
      ];
    });
  });
