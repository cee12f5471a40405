import { expect, test } from './fixtures';
import { seedCart, open } from './support/page';
import { at } from './support/shop';
import { wordsIn } from './support/words';

test.use({ viewport: { width: 390, height: 844 } });

// iPhones zoom into a focused field whose text is smaller.
const SMALLEST = 16;

for (const path of ['/instruments', '/contact', '/checkout', '/studio-rental']) {
  test(`the fields of ${path} have text of at least ${SMALLEST} px`, async ({ page }) => {
    await seedCart(page, { id: '1', quantity: 1 });
    await open(page, at(path, 'zh'));
    if (path === '/studio-rental') {
      await page.getByText(wordsIn.zh.studio.book, { exact: true }).first().click();
      await expect(page.locator('input[type=date]')).toBeVisible();
    }
    const fields = page.locator('input:not([type=checkbox], [type=radio]), select, textarea');
    await expect(fields).not.toHaveCount(0);
    const sizes = await fields.evaluateAll((elements) =>
      elements.map((element) => ({
        field: element.outerHTML.slice(0, 80),
        size: Number.parseFloat(getComputedStyle(element).fontSize),
      })),
    );
    expect(sizes.filter(({ size }) => size < SMALLEST)).toEqual([]);
  });
}
