import { fill } from '~/i18n/fill';
import { formatNumber } from '~/i18n/format';
import { defaultLocale } from '~/i18n/locales';
import { expect, test } from './fixtures';
import {
  areaField,
  customer,
  field,
  fillIn,
  instructions,
  openCheckout,
  orderTotal,
  referenceOn,
  REFERENCE,
  submitButton,
} from './support/checkout';
import { categoryLink } from './support/filters';
import { addButton, cartLink, expectFocusKept, islandsReady, tabTo, toasts } from './support/page';
import { at, inEachLanguage, nameOf, product, site } from './support/shop';

inEachLanguage((locale, words) => {
  const inChinese = locale === defaultLocale ? [] : '@sweep';
  const { cart, checkout, home, product: texts } = words;
  const { methods, summary, submitted, payment } = checkout;
  const [one, two] = [product('1'), product('20')];
  const [name, other] = [nameOf(one, locale), nameOf(two, locale)];
  const total = `HK$${formatNumber(orderTotal)}`;

  test.describe('checkout', () => {
    test('from home to the confirmation, by bank transfer', async ({ page }) => {
      const { bank } = site.payment;
      await page.goto(at('/', locale));
      await page.getByRole('link', { name: home.hero.cta }).click();
      await categoryLink(page, words, 'guitars').click();
      await addButton(page, words, name).click();
      await page.goto(at('/product/20', locale));
      await page.getByRole('button', { name: texts.add, exact: true }).click();
      await cartLink(page, words, 2).click();
      await page.getByRole('button', { name: fill(cart.increase, { name }) }).click();
      await page.getByRole('link', { name: cart.checkout }).click();

      const order = page.getByRole('region', { name: summary.title });
      const items = order.locator('details');
      if ((await items.getAttribute('open')) === null) await items.locator('summary').click();
      await expect(order.getByRole('listitem')).toHaveText([
        `${name}${fill(summary.quantity, { count: 2 })}HK$${formatNumber(2 * one.price)}`,
        `${other}${fill(summary.quantity, { count: 1 })}HK$${formatNumber(two.price)}`,
      ]);
      await expect(order.getByRole('definition')).toHaveText(['3', total, summary.free, total]);
      await expect(order.getByRole('link', { name: checkout.back })).toHaveAttribute(
        'href',
        at('/cart', locale),
      );

      await fillIn(page, words);
      await instructions(page, words).fill('Ring twice\nplease');
      await page.getByRole('radio', { name: payment.bank }).check();
      const main = page.getByRole('main');
      for (const text of [bank.name[locale], bank.accountNumber, bank.accountName]) {
        await expect(main.getByRole('definition').filter({ hasText: text })).toHaveCount(1);
      }
      await expect(main).toContainText(payment.bankNote);
      await expect(main).toContainText(methods.bank.secure);
      await submitButton(page, words, 'bank').click();
      const busy = page.getByRole('button', { name: checkout.processing });
      await expect(busy).toBeDisabled();

      const heading = page.getByRole('heading', { level: 1, name: submitted.title });
      await expect(heading).toBeFocused();
      await expect(main).toContainText(submitted.text);
      const reference = await referenceOn(page);
      expect(reference).toMatch(REFERENCE);
      await expect(main).toContainText('Ring twice');
      const { address, city } = customer;
      const place = [address, city, checkout.areas.kowloon];
      await expect(main).toContainText((locale === 'zh' ? place.toReversed() : place).join(' '));
      await expect(main).toContainText(bank.accountNumber);
      await expect(main).toContainText(checkout.demo.order);
      await expect(main).toContainText(fill(submitted.nextBank, { total }));
      const { days, areas } = words.delivery;
      await expect(main).toContainText(`${areas.outlying} ${fill(days, { from: 3, to: 5 })}`);
      const ordered = page.getByRole('region', { name: submitted.ordered });
      await expect(ordered.getByRole('listitem')).toHaveCount(2);
      await expect(ordered.getByRole('definition').last()).toHaveText(total);
      const toast = toasts(page, words);
      await expect(toast).toContainText(submitted.title);
      await expect(toast).toContainText(fill(checkout.demo.toast, { reference }));
      await expect(cartLink(page, words, 0)).toBeVisible();

      // Cart and draft are deleted.
      await page.goto(at('/checkout', locale));
      await expect(page.getByRole('heading', { name: checkout.empty.title })).toBeVisible();
      await expect(page.getByText(checkout.empty.text)).toBeVisible();
      const stored = await page.evaluate(() =>
        JSON.stringify(Object.entries<string>(sessionStorage)),
      );
      expect(stored).not.toContain(customer.email);
      await page.getByRole('link', { name: checkout.empty.browse }).click();
      await expect(page).toHaveURL(at('/instruments', locale));
    });

    test('by card: names the payment provider', async ({ page }) => {
      const { providerName: provider, address } = site.payment;
      await openCheckout(page, locale);
      const main = page.getByRole('main');
      await expect(page.getByRole('radio', { name: payment.card })).toBeChecked();
      await expect(main).toContainText(fill(methods.simulated.text, { provider }));
      await expect(main).toContainText(methods.simulated.secure);
      await expect(main).toContainText(words.common.demo);
      await fillIn(page, words);
      await submitButton(page, words, 'card').click();
      await expect(page.getByRole('status').filter({ hasText: address })).toHaveText(
        fill(methods.simulated.processing, { provider, address }),
      );
      await expect(page.getByRole('heading', { level: 1, name: submitted.title })).toBeVisible();
      await expect(page).toHaveURL(at('/order/confirmation', locale));
      await expect(main).toContainText(checkout.demo.card);
      await expect(main.getByText(site.payment.bank.accountNumber)).toHaveCount(0);
    });

    test('from home to the confirmation by keyboard only', { tag: '@sweep' }, async ({ page }) => {
      test.slow(); // hundreds of key presses
      const { keyboard } = page;
      await page.goto(at('/', locale));
      await tabTo(page, page.getByRole('link', { name: home.hero.cta }));
      await keyboard.press('Enter');
      await expect(page).toHaveURL(at('/instruments', locale));

      await tabTo(page, page.getByRole('article').first().getByRole('heading').getByRole('link'));
      await keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: texts.specifications })).toBeVisible();
      await tabTo(page, page.getByRole('button', { name: texts.add, exact: true }));
      await keyboard.press('Enter');
      await expect(cartLink(page, words, 1)).toBeVisible();
      await tabTo(page, cartLink(page, words, 1), 'Shift+Tab');
      await keyboard.press('Enter');

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart.title);
      const more = page.getByRole('main').getByRole('button').nth(1);
      await tabTo(page, more);
      await keyboard.press('Space');
      await expect(cartLink(page, words, 2)).toBeVisible();
      await tabTo(page, page.getByRole('link', { name: cart.checkout }));
      await keyboard.press('Enter');

      await tabTo(page, field(page, words, locale === 'zh' ? 'lastName' : 'firstName'));
      const { firstName, lastName, email, phone, city, address } = customer;
      const names = locale === 'zh' ? { lastName, firstName } : { firstName, lastName };
      for (const [key, value] of Object.entries({ ...names, email, phone })) {
        await tabTo(page, field(page, words, key as keyof typeof customer));
        await keyboard.type(value);
      }
      await tabTo(page, areaField(page, words));
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowDown');
      await expect(areaField(page, words)).toHaveValue('kowloon');
      for (const [key, value] of Object.entries({ city, address })) {
        await tabTo(page, field(page, words, key as keyof typeof customer));
        await keyboard.type(value);
      }
      await tabTo(page, page.getByRole('radio', { name: payment.card }));
      await keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: payment.bank })).toBeChecked();
      await tabTo(page, instructions(page, words));
      await keyboard.type('By keyboard');
      await tabTo(page, submitButton(page, words, 'bank'));
      await keyboard.press('Enter');
      const heading = page.getByRole('heading', { level: 1, name: submitted.title });
      await expect(heading).toBeFocused();
      await expect(page.getByRole('main')).toContainText('By keyboard');
      await tabTo(page, page.getByRole('link', { name: submitted.continue }));
      await keyboard.press('Enter');
      await expect(page).toHaveURL(at('/instruments', locale));
    });

    test(
      'the browser validates required fields and the e-mail address',
      { tag: inChinese },
      async ({ page }) => {
        await openCheckout(page, locale);
        const required = ['firstName', 'lastName', 'email', 'phone', 'address', 'city'] as const;
        const box = (name: Parameters<typeof field>[2]) => field(page, words, name);
        const ending = (message: string) => new RegExp(`${RegExp.escape(message)}$`);
        const { missing, email } = checkout.customer.problems;
        await expect(page.getByText(checkout.customer.required)).toBeVisible();
        // The browser shows its bubble for an event that is not cancelled.
        const bubble = page.evaluate(
          () =>
            new Promise<boolean>((resolve) => {
              const report = (event: Event) => setTimeout(() => resolve(!event.defaultPrevented));
              document.addEventListener('invalid', report, { capture: true });
            }),
        );
        await submitButton(page, words, 'card').click();
        expect(await bubble).toBe(false);

        // In the order of the language, so the first on the page.
        await expect(box(locale === 'zh' ? 'lastName' : 'firstName')).toBeFocused();
        for (const name of required) {
          await expect(box(name)).toHaveJSProperty('required', true);
          await expect(box(name)).toHaveAttribute('aria-invalid', 'true');
          await expect(box(name)).toHaveAccessibleDescription(ending(missing));
        }
        await expect(areaField(page, words)).toHaveAttribute('aria-invalid', 'true');
        await expect(instructions(page, words)).not.toHaveAttribute('aria-invalid');

        await fillIn(page, words);
        for (const name of required) await expect(box(name)).not.toHaveAttribute('aria-invalid');
        for (const wrong of ['kayan', 'kayan@', '@example.com', 'ka yan@example.com']) {
          await box('email').fill(wrong);
          await submitButton(page, words, 'card').click();
          await expect(box('email')).toBeFocused();
          await expect(box('email')).toHaveAccessibleDescription(ending(email));
        }
        await box('email').fill(customer.email);
        await expect(box('email')).not.toHaveAttribute('aria-invalid');
        await box('phone').fill('');
        await submitButton(page, words, 'card').click();
        await expect(box('phone')).toBeFocused();
        await box('phone').fill('9123 4567');
        await submitButton(page, words, 'card').click();
        await expect(page.getByRole('button', { name: checkout.processing })).toBeDisabled();
      },
    );

    test('what the browser accepts but nobody can deliver to is rejected', async ({ page }) => {
      const { problems } = checkout.customer;
      await openCheckout(page, locale);
      await fillIn(page, words);
      const blank = ['firstName', 'lastName', 'address', 'city'] as const;
      for (const name of blank) await field(page, words, name).fill('   ');
      await field(page, words, 'email').fill('a@b');
      await field(page, words, 'phone').fill('abc');
      await submitButton(page, words, 'card').click();

      await expect(field(page, words, locale === 'zh' ? 'lastName' : 'firstName')).toBeFocused();
      const expected = {
        firstName: problems.blank,
        lastName: problems.blank,
        email: problems.email,
        phone: problems.phone,
        address: problems.blank,
        city: problems.blank,
      } as const;
      for (const [name, message] of Object.entries(expected)) {
        const box = field(page, words, name as keyof typeof expected);
        await expect(box).toHaveAttribute('aria-invalid', 'true');
        await expect(box).toHaveAccessibleDescription(message);
      }
      await expect(page.getByRole('button', { name: checkout.processing })).toHaveCount(0);

      // A draft that a reload restores is checked too.
      await fillIn(page, words);
      await field(page, words, 'phone').fill('1234567');
      await page.reload();
      await islandsReady(page);
      await submitButton(page, words, 'card').click();
      await expect(field(page, words, 'phone')).toBeFocused();
      await expect(page.getByText(problems.phone)).toBeVisible();
      await field(page, words, 'phone').fill('+852 (9123) 45-67');
      await expect(page.getByText(problems.phone)).toHaveCount(0);
      await submitButton(page, words, 'card').click();
      await expect(page.getByRole('button', { name: checkout.processing })).toBeDisabled();
    });

    test('what the shop would refuse is said beside the field', async ({ page }) => {
      const { problems } = checkout.customer;
      await openCheckout(page, locale);
      await fillIn(page, words);
      await field(page, words, 'firstName').fill('x'.repeat(101));
      await instructions(page, words).fill('x'.repeat(1001));
      await submitButton(page, words, 'card').click();
      await expect(field(page, words, 'firstName')).toBeFocused();
      await expect(field(page, words, 'firstName')).toHaveAccessibleDescription(
        fill(problems.long, { max: 100, count: 101 }),
      );
      await expect(page.getByText(fill(problems.long, { max: 1000, count: 1001 }))).toBeVisible();
      // Nothing is cut off.
      await expect(field(page, words, 'firstName')).toHaveValue('x'.repeat(101));
    });

    test('an order is collected in the shop: no address, free, with the hours', async ({
      page,
    }) => {
      const { receiving } = checkout;
      await openCheckout(page, locale);
      await page.getByRole('radio', { name: receiving.collect }).check();
      await expect(areaField(page, words)).toHaveCount(0);
      await expect(field(page, words, 'address')).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText(site.address[locale]);
      await expect(page.getByRole('main')).toContainText('10:00–20:00');
      for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) {
        await field(page, words, name).fill(customer[name]);
      }
      await page.getByRole('radio', { name: payment.bank }).check();
      await submitButton(page, words, 'bank').click();
      await expect(page.getByRole('heading', { level: 1, name: submitted.title })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(submitted.collectFrom);
      await expect(page.getByRole('main')).toContainText(submitted.nextCollect);
      await expect(page.getByRole('main')).toContainText('10:00–20:00');
    });

    test('the postal code is asked for outside Hong Kong only', async ({ page }) => {
      await openCheckout(page, locale);
      const postalCode = page.getByRole('textbox', { name: checkout.customer.postalCode });
      await areaField(page, words).selectOption('territories');
      await expect(postalCode).toHaveCount(0);
      const suggested = page.locator('datalist option');
      await expect(suggested).toHaveCount(8);
      await areaField(page, words).selectOption('abroad');
      await expect(postalCode).toBeVisible();
      await expect(page.getByRole('main')).toContainText(checkout.receiving.abroad);
      await expect(page.getByRole('main')).toContainText(checkout.summary.agreed);
    });

    test('fields support autofill', { tag: inChinese }, async ({ page }) => {
      await openCheckout(page, locale);
      const filled = {
        firstName: ['given-name', null],
        lastName: ['family-name', null],
        email: ['email', 'email'],
        phone: ['tel', 'tel'],
        address: ['street-address', null],
        city: ['address-level2', null],
      } as const;
      for (const [name, [autocomplete, inputmode]] of Object.entries(filled)) {
        const box = field(page, words, name as keyof typeof filled);
        await expect(box).toHaveAttribute('autocomplete', autocomplete);
        if (inputmode) await expect(box).toHaveAttribute('inputmode', inputmode);
        const isMultiline = await box.evaluate((element) => element.tagName === 'TEXTAREA');
        expect(isMultiline, `${name} has several lines`).toBe(autocomplete === 'street-address');
      }
    });
  });

  test('the focus stays in the form while an order is processed', async ({ page }) => {
    await openCheckout(page, locale);
    await fillIn(page, words);
    await submitButton(page, words, 'card').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: checkout.processing })).toBeDisabled();
    await expectFocusKept(page);
  });
});
