import { fill } from '~/i18n/fill';
import { field, fillIn, openCheckout, submitButton } from '../e2e/support/checkout';
import { open, seedCart } from '../e2e/support/page';
import { nameOf, product } from '../e2e/support/shop';
import { wordsIn } from '../e2e/support/words';
import { expect, test } from '../payments/fixtures';
import { conditions, fillSilently } from './conditions';
import { journeys } from './journeys';

for (const [title, { use = {}, before, during, enter }] of Object.entries(conditions)) {
  test.describe(title, () => {
    test.use(use);

    for (const [name, journey] of Object.entries(journeys)) {
      test(name, async ({ page, server }) => {
        await before?.(page);
        await journey({
          page,
          server,
          pause: async () => during?.(page),
          enter: enter ?? ((field, text) => field.fill(text)),
        });
      });
    }
  });
}

test('what was filled in without events is validated', async ({ page, server }) => {
  await openCheckout(page, 'en');
  await fillIn(page, wordsIn.en);
  const email = field(page, wordsIn.en, 'email');
  await fillSilently(email, 'kayan@example');
  await submitButton(page, wordsIn.en, 'card').click();
  await expect(email).toBeFocused();
  await expect(page.getByText(wordsIn.en.checkout.customer.problems.email)).toBeVisible();
  expect(server.submitted).toEqual([]);
});

// A program that changes the page may move any node that an island renders.
test('an island that fails leaves a sentence and the rest of the page', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/NotFoundError/);
  await seedCart(page, { id: '1', quantity: 1 }, { id: '20', quantity: 1 });
  await open(page, '/en/cart');
  const { cart, island } = wordsIn.en;
  const name = nameOf(product('1'), 'en');
  await page.getByRole('listitem', { name }).evaluate((line) => {
    const wrapper = document.createElement('div');
    line.replaceWith(wrapper);
    wrapper.append(line);
  });
  await page.getByRole('button', { name: fill(cart.removeNamed, { name }) }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(island.failed.text);
  await expect(page.getByRole('heading', { name: cart.title })).toBeVisible();
  await page.getByRole('button', { name: island.failed.reload }).click();
  await expect(page.getByRole('listitem', { name: nameOf(product('20'), 'en') })).toBeVisible();
});
