import { defaultLocale } from '~/i18n/locales';
import { faultsOf } from '../../scripts/screens/faults.ts';
import { expect, test } from './fixtures';
import { violations } from './support/axe';
import { layoutShifts } from './support/layout-shift';
import { moving, overflow, seedCart } from './support/page';
import { pageStates } from './support/pages';
import { at, inEachLanguage, soldOut } from './support/shop';
import { faultsOfControls } from './support/controls';
import { missingFromHeadingFont } from './support/heading-face';

// Most shoppers have animations, so layout shifts are measured with them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A phone at 200 % zoom. */
const ZOOMED_PHONE = { width: 195, height: 844 };

/** A desktop at 400 % zoom, as narrow as a small phone, and at 200 %. */
const REFLOW = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

inEachLanguage((locale) => {
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
      }
      expect.soft(await layoutShifts(page, at(path, locale)), 'layout shifts').toEqual([]);

      // The remaining checks take the most time, and other pages have the same cards as the long list.
      const isSweep = testInfo.project.name.endsWith('-sweep');
      if (longList && !isSweep) return;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect.soft(await moving(page), 'motion').toEqual([]);
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
      if (!isSweep) return;
      await page.setViewportSize(ZOOMED_PHONE);
      // No more than that: of a long breadcrumb, lines that do not show lie under the picture.
      expect.soft(await overflow(page), 'overflow at 195 px').toBe(0);
    });
  }
});
