import { defaultLocale } from '~/i18n/locales';
import { faultsOf } from '../../scripts/screens/faults.ts';
import { expect, test } from './fixtures';
import { violations } from './support/axe';
import { layoutShifts } from './support/layout-shift';
import { overflow, seedCart, seedStorage } from './support/page';
import { pageStates } from './support/pages';
import { at, inEachLanguage, soldOut } from './support/shop';
import { faultsOfControls } from './support/controls';
import { missingFromHeadingFont } from './support/heading-face';

// Most shoppers have animations, so layout shifts are measured with them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** As wide as a desktop at 400 % zoom or a small phone, and at 200 %; high, to scroll through a page in few steps. */
const REFLOW = [
  { width: 320, height: 2000 },
  { width: 720, height: 2000 },
];

/** A phone with text of twice the size: by a style, which does not affect media queries, and by zoom. */
const ENLARGED = [
  { fontSize: '200%', width: 390 },
  { fontSize: '100%', width: 195 },
];

inEachLanguage((locale, { product: { add } }) => {
  for (const { path, empty, longList, sweepOnly } of pageStates) {
    const state = empty ? ' without a cart' : '';
    const title = `${path}${state}: no shifts, axe, controls, reflow`;
    // English on the phone; the sweep has Chinese on the desktop and more states.
    const tag = sweepOnly || locale === defaultLocale ? '@sweep' : [];

    test(title, { tag }, async ({ page, isMobile }, testInfo) => {
      test.skip(isMobile === (locale === defaultLocale), 'the other device has this language');
      if (!empty) {
        await seedCart(
          page,
          { id: '1', quantity: 2, price: 1 },
          { id: '51', quantity: 99 },
          { id: soldOut().id, quantity: 1 },
          { id: '9999', quantity: 1 },
        );
        const compared = JSON.stringify({ category: 'guitars', ids: ['1', '2', '5'] });
        if (isMobile) await seedStorage(page, 'overtone:compare', compared);
      }
      expect.soft(await layoutShifts(page, at(path, locale)), 'layout shifts').toEqual([]);

      // The remaining checks take the most time, and other pages have the same cards as the long list.
      if (longList && !testInfo.project.name.endsWith('-sweep')) return;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect.soft(await violations(page), 'axe').toEqual([]);
      if (isMobile) {
        expect.soft(await faultsOfControls(page), 'controls').toEqual([]);
      } else {
        expect.soft(await missingFromHeadingFont(page), 'heading font').toEqual([]);
      }
      for (const viewport of REFLOW) {
        await page.setViewportSize(viewport);
        expect.soft(await faultsOf(page), `reflow at ${viewport.width} px`).toEqual([]);
      }
      if (!isMobile) return;
      for (const { fontSize, width } of ENLARGED) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, fontSize);
        expect.soft(await overflow(page), `${fontSize} text in ${width} px`).toBe(0);
        const bar = page.locator('.purchase-bar').getByRole('button', { name: add, exact: true });
        if ((await bar.count()) > 0) await expect.soft(bar).toBeInViewport({ ratio: 1 });
      }
    });
  }
});
