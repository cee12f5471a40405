import { expect, test } from '../fixtures';
import { confirmationTitle, fillIn, openCheckout, submitButton } from '../support/checkout';
import { missingFromHeadingFont } from '../support/heading-face';
import { wordsIn } from '../support/words';

const words = wordsIn.zh;

// Other headings of islands are checked in pages.spec.ts, built pages in tests/site.
test('the headings of a confirmation are in the heading font', async ({ page }) => {
  await openCheckout(page, 'zh');
  await fillIn(page, words);
  await submitButton(page, words, 'card').click();
  await expect(confirmationTitle(page, words)).toBeVisible();
  expect(await missingFromHeadingFont(page)).toEqual([]);
});
