import { fill } from '~/i18n/fill';
import { formatNumber } from '~/i18n/format';
import { expect, test } from './fixtures';
import { violations } from './support/axe';
import {
  areaField,
  customer,
  field,
  fieldNames,
  fillIn,
  instructions,
  openCheckout,
  orderTotal,
  placeOrder,
  submitButton,
} from './support/checkout';
import { missingFromHeadingFont } from './support/heading-face';
import { cartLink, expectFocusKept, pauseClock, reload, toasts } from './support/page';
import { at, inEachLanguage, inOneLanguage, nameOf, product, site } from './support/shop';

inEachLanguage((locale, words) => {
  const { checkout } = words;
  const { methods, summary, submitted, payment } = checkout;
  const [one, two] = [product('1'), product('20')];
  const [name, other] = [nameOf(one, locale), nameOf(two, locale)];
  // Requirements §9.1: "`$` in the checkout's order summary".
  const total = `$${formatNumber(orderTotal)}`;

  test('by bank transfer: what is ordered, where it goes and how it is paid', async ({ page }) => {
    const { bank } = site.payment;
    await openCheckout(page, locale);
    const order = page.getByRole('region', { name: summary.title });
    const items = order.locator('details');
    if ((await items.getAttribute('open')) === null) await items.locator('summary').click();
    await expect(order.getByRole('listitem')).toHaveText([
      `${name}${fill(summary.quantity, { count: 2 })}$${formatNumber(2 * one.price)}`,
      `${other}${fill(summary.quantity, { count: 1 })}$${formatNumber(two.price)}`,
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
    expect(await violations(page)).toEqual([]);
    const reference = await placeOrder(page, words, 'bank');
    // First: it closes by itself.
    const toast = toasts(page, words);
    await expect(toast).toContainText(submitted.title);
    await expect(toast).toContainText(fill(checkout.demo.toast, { reference }));
    if (locale === 'zh') expect(await missingFromHeadingFont(page)).toEqual([]);
    await expect(main).toContainText(submitted.text.bank);
    await expect(main).toContainText('Ring twice');
    const { address, city } = customer;
    const place = [address, city, checkout.areas.kowloon];
    await expect(main).toContainText((locale === 'zh' ? place.toReversed() : place).join(' '));
    await expect(main).toContainText(bank.accountNumber);
    await expect(main).toContainText(checkout.demo.order);
    await expect(main).toContainText(fill(submitted.nextBank, { total: `HK${total}` }));
    await expect(main).toContainText(submitted.nextParcelIfPaid.split('}}').at(-1) ?? '');
    const ordered = page.getByRole('region', { name: submitted.ordered });
    await expect(ordered.getByRole('listitem')).toHaveCount(2);
    await expect(ordered.getByRole('definition').last()).toHaveText(`HK${total}`);
    expect(await violations(page)).toEqual([]);
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

  // Requirements §5.1: "has messages of its own below the fields".
  test('what is missing or wrong is said beside its field, and nothing is sent', async ({
    page,
  }) => {
    const { missing, blank, email, phone, long } = words.forms.problems;
    await openCheckout(page, locale);
    const box = (name: keyof typeof customer) => field(page, words, name);
    // Names are in the order of the language, so this field is the first on the page.
    const first = box(locale === 'zh' ? 'lastName' : 'firstName');
    const submit = submitButton(page, words, 'card');
    const expectProblems = async (problems: Record<string, string>) => {
      await submit.click();
      for (const [name, problem] of Object.entries(problems)) {
        await expect(box(name as keyof typeof customer)).toHaveAttribute('aria-invalid', 'true');
        await expect(box(name as keyof typeof customer)).toHaveAccessibleDescription(
          new RegExp(`${RegExp.escape(problem)}$`),
        );
      }
      await expect(page.getByRole('button', { name: checkout.processing })).toHaveCount(0);
    };
    await expect(page.getByText(checkout.customer.required)).toBeVisible();
    // The browser shows its bubble unless the event is cancelled.
    const bubble = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const report = (event: Event) => setTimeout(() => resolve(!event.defaultPrevented));
          document.addEventListener('invalid', report, { capture: true });
        }),
    );
    const everything = (problem: string) =>
      Object.fromEntries(fieldNames.map((name) => [name, problem]));
    await expectProblems(everything(missing));
    expect(await bubble).toBe(false);
    await expect(first).toBeFocused();
    await expect(areaField(page, words)).toHaveAttribute('aria-invalid', 'true');
    await expect(instructions(page, words)).not.toHaveAttribute('aria-invalid');
    expect(await violations(page)).toEqual([]);

    await fillIn(page, words);
    for (const name of fieldNames) await expect(box(name)).not.toHaveAttribute('aria-invalid');
    for (const name of ['lastName', 'address', 'city'] as const) await box(name).fill('   ');
    await box('firstName').fill('x'.repeat(101));
    await box('email').fill('a@b');
    await box('phone').fill('abc');
    await expectProblems({
      firstName: fill(long, { max: 100, count: 101 }),
      lastName: blank,
      email,
      phone,
      address: blank,
      city: blank,
    });
    await expect(first).toBeFocused();
    // A hint is announced with the problem.
    await instructions(page, words).fill('x'.repeat(1001));
    await submit.click();
    await expect(instructions(page, words)).toHaveAccessibleDescription(
      `${checkout.instructions.hint} ${fill(long, { max: 1000, count: 1001 })}`,
    );
    await instructions(page, words).fill('');
    // Long texts are not truncated.
    await expect(box('firstName')).toHaveValue('x'.repeat(101));

    // A draft restored by a reload is validated too.
    await fillIn(page, words);
    await box('phone').fill('1234567');
    await reload(page);
    await expectProblems({ phone });
    await expect(box('phone')).toBeFocused();
    await box('phone').fill('+852 (9123) 45-67');
    await expect(page.getByText(phone)).toHaveCount(0);
    await pauseClock(page);
    await submit.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: checkout.processing })).toBeDisabled();
    await expectFocusKept(page);
  });
}, '@once');

inOneLanguage((locale, words) => {
  const { checkout } = words;
  const { methods, submitted, payment } = checkout;

  // Requirements §2.9: ""Credit Card" leads away".
  test('by card: names the payment provider; Back does not lead to the form again', async ({
    page,
  }) => {
    const { providerName: provider, address } = site.payment;
    await page.goto(at('/contact', locale));
    await openCheckout(page, locale);
    const main = page.getByRole('main');
    await expect(page.getByRole('radio', { name: payment.card })).toBeChecked();
    await expect(main).toContainText(fill(methods.simulated.text, { provider }));
    await expect(main).toContainText(methods.simulated.secure);
    await expect(main).toContainText(words.common.demo);
    await fillIn(page, words);
    await placeOrder(page, words, 'card', async (button) => {
      await button.click();
      await expect(page.getByRole('status').filter({ hasText: address })).toHaveText(
        fill(methods.simulated.processing, { provider, address }),
      );
    });
    await expect(page).toHaveURL(at('/order/confirmation', locale));
    await expect(main).toContainText(submitted.text.card);
    await expect(main).not.toContainText(submitted.text.bank);
    await expect(main).toContainText(checkout.demo.card);
    await expect(main.getByText(site.payment.bank.accountNumber)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(at('/contact', locale));
  });

  // Requirements §2.9: "an area of Hong Kong (set by a known district)".
  test('a known district chooses the area, another area empties it', async ({ page }) => {
    await openCheckout(page, locale);
    const city = field(page, words, 'city');
    await city.fill('Mong Kok');
    await expect(areaField(page, words)).toHaveValue('kowloon');
    await areaField(page, words).selectOption('island');
    await expect(city).toHaveValue('');
    await city.fill('旺角');
    await expect(areaField(page, words)).toHaveValue('kowloon');
  });

  // Requirements §2.9: "abroad with a country and postal code at a cost to be agreed".
  test('country and postal code are asked for outside Hong Kong only', async ({ page }) => {
    const { city, cityAbroad, country, postalCode } = checkout.customer;
    await openCheckout(page, locale);
    const main = page.getByRole('main');
    const boxes = [country, postalCode].map((name) => main.getByRole('textbox', { name }));
    await areaField(page, words).selectOption('territories');
    for (const box of boxes) await expect(box).toHaveCount(0);
    await expect(main.getByRole('combobox', { name: city })).toBeVisible();
    await expect(main).toContainText(words.delivery.collect);
    await areaField(page, words).selectOption('abroad');
    for (const box of boxes) await expect(box).toBeVisible();
    await expect(main.getByRole('textbox', { name: cityAbroad })).toBeVisible();
    await expect(main).toContainText(checkout.delivery.abroad);
    await expect(main).toContainText(checkout.summary.agreed);
    await expect(main).not.toContainText(words.delivery.collect);
  });

  test('fields support autofill', async ({ page }) => {
    await openCheckout(page, locale);
    for (const [name, autocomplete, inputmode] of [
      ['firstName', 'given-name'],
      ['lastName', 'family-name'],
      ['email', 'email', 'email'],
      ['phone', 'tel', 'tel'],
      ['address', 'street-address'],
      ['city', 'address-level2'],
    ] as const) {
      const box = field(page, words, name);
      await expect(box).toHaveAttribute('autocomplete', autocomplete);
      if (inputmode) await expect(box).toHaveAttribute('inputmode', inputmode);
    }
    await expect(page.locator('textarea[autocomplete=street-address]')).toBeVisible();

    // Password managers may fill in fields without events.
    const address = field(page, words, 'address');
    await address.evaluate((box: HTMLTextAreaElement, text) => {
      box.value = text;
    }, customer.address);
    await page.getByRole('radio', { name: checkout.delivery.collect }).check();
    await expect(address).toHaveCount(0);
    await page.getByRole('radio', { name: checkout.delivery.deliver }).check();
    await expect(address).toHaveValue(customer.address);
  });
});
