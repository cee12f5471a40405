import { faultsOf } from '../../scripts/screens/faults.ts';
import { expect, test } from './fixtures';
import { keepCart, open } from './support/page';
import { pagesOfEachKind } from './support/pages';
import { at, inEachLanguage } from './support/shop';

/** A narrow phone, which is a desk at 400 %; and a desk at 200 %. */
const SCREENS = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

for (const viewport of SCREENS) {
  inEachLanguage((locale) => {
    test(`nothing is lost at ${viewport.width} px (${locale})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await keepCart(page, { id: '1', quantity: 2, price: 1 }, { id: '51', quantity: 99 });
      const found: string[] = [];
      for (const path of pagesOfEachKind) {
        await open(page, at(path, locale));
        found.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`));
      }
      expect(found).toEqual([]);
    });
  });
}
