import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import '../toolchain/shop-modules.mjs';

const { wordsIn: words } = await import('../../tests/e2e/support/words.ts');

interface Context {
  /** The path of a page in the language, given its Chinese path. */
  at: (path: string) => string;
  locale: Locale;
}
type Step = (page: Page, context: Context) => Promise<unknown>;

/** A page in one state. */
export interface Screen {
  /** Name of the file, without its extension. */
  name: string;
  path: string;
  /** Runs before navigation. */
  prepare?: Step;
  /** Brings the page into its state. */
  act?: Step;
  /** Taken only at viewport widths below this, in px. */
  below?: number;
  /** False: the viewport only. */
  wholePage?: boolean;
  print?: boolean;
}

const storeBefore =
  (key: string, value: unknown): Step =>
  (page) =>
    page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      key,
      JSON.stringify(value),
    ] as const);

const fullCart = storeBefore('overtone:cart', {
  version: 1,
  lines: [
    { id: '1', quantity: 2, price: 6980 },
    { id: '51', quantity: 1 },
    { id: '100', quantity: 3 },
    { id: '9999', quantity: 1 },
  ],
});

const fillIn: Step = async (page, { locale }) => {
  const { customer } = words[locale].checkout;
  const customerValues = {
    firstName: '嘉欣',
    lastName: '陳',
    email: 'kayan.chan@example.com',
    phone: '9123 4567',
    address: '彌敦道99號12樓8室',
    city: '九龍',
  } as const;
  for (const [name, value] of Object.entries(customerValues)) {
    const label = customer[name as keyof typeof customerValues];
    await page
      .getByRole('textbox', { name: label })
      .or(page.getByRole('combobox', { name: label }))
      .fill(value);
  }
  await page.getByRole('combobox', { name: customer.area }).selectOption('kowloon');
};
const order: Step = async (page, context) => {
  await fillIn(page, context);
  await page.locator('form button[type=submit]').click();
  const { title } = words[context.locale].checkout.submitted;
  await page.getByRole('heading', { name: title }).waitFor();
};

/** Every screen of the shop, in the order of a purchase. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-menu',
    path: '/',
    below: 1024,
    wholePage: false,
    act: (page, { locale }) =>
      page.getByRole('button', { name: words[locale].common.nav.menu }).click(),
  },
  { name: 'catalogue', path: '/instruments' },
  { name: 'catalogue-filtered', path: '/instruments?brand=Roland,Yamaha&badge=hot&max=50000' },
  { name: 'catalogue-one', path: '/instruments?brand=Nord' },
  { name: 'catalogue-none', path: '/instruments?min=90000&max=90500' },
  {
    name: 'filter-dialog',
    path: '/instruments?brand=Roland',
    below: 1024,
    wholePage: false,
    act: (page, { locale }) =>
      page.getByRole('button', { name: words[locale].catalogue.filters.button }).first().click(),
  },
  { name: 'category', path: '/instruments/keyboards' },
  { name: 'kind', path: '/instruments/keyboards/digital-piano' },
  { name: 'search-empty', path: '/search' },
  { name: 'search', path: '/search?q=yamaha' },
  { name: 'search-corrected', path: '/search?q=stratocastr' },
  { name: 'search-none', path: '/search?q=zzzz' },
  { name: 'product-sale', path: '/product/5' },
  { name: 'product-long-name', path: '/product/100' },
  { name: 'product-sold-out', path: '/product/41' },
  {
    name: 'product-zoom',
    path: '/product/5',
    wholePage: false,
    act: (page) => page.locator('[data-zoom]').click(),
  },
  { name: 'product-print', path: '/product/5', print: true },
  {
    name: 'product-added',
    path: '/product/51',
    wholePage: false,
    act: (page) => page.getByRole('main').locator('[data-add]').first().click(),
  },
  { name: 'studio', path: '/studio-rental' },
  {
    name: 'studio-form',
    path: '/studio-rental',
    async act(page, { locale }) {
      const { book, booking } = words[locale].studio;
      await page.getByText(book, { exact: true }).first().click();
      await page.getByRole('button', { name: booking.prepare }).waitFor();
    },
  },
  { name: 'services', path: '/services' },
  {
    name: 'trial-lesson',
    path: '/services/trial-lesson',
    async act(page, { locale }) {
      const { lesson, booking } = words[locale].studio;
      await page.getByText(lesson.book, { exact: true }).first().click();
      await page.getByRole('button', { name: booking.prepare }).waitFor();
    },
  },
  { name: 'booking-cancel', path: '/booking/cancel' },
  { name: 'contact', path: '/contact' },
  {
    name: 'contact-answered',
    path: '/contact?subject=x',
    act: (page, { locale }) =>
      page.getByRole('button', { name: words[locale].contact.form.send }).click(),
  },
  { name: 'compare-empty', path: '/compare' },
  { name: 'compare', path: '/compare?ids=1,2,6' },
  { name: 'wishlist-empty', path: '/wishlist' },
  {
    name: 'wishlist',
    path: '/wishlist',
    prepare: storeBefore('overtone:wishlist', ['1', '20', '100']),
  },
  { name: 'cart-empty', path: '/cart' },
  { name: 'cart', path: '/cart', prepare: fullCart },
  { name: 'cart-print', path: '/cart', prepare: fullCart, print: true },
  { name: 'checkout', path: '/checkout', prepare: fullCart },
  {
    name: 'checkout-invalid',
    path: '/checkout',
    prepare: fullCart,
    act: (page) => page.locator('form button[type=submit]').click(),
  },
  { name: 'confirmation', path: '/checkout', prepare: fullCart, act: order },
  { name: 'confirmation-print', path: '/checkout', prepare: fullCart, act: order, print: true },
  { name: 'confirmation-empty', path: '/order/confirmation' },
  { name: 'privacy', path: '/privacy' },
  { name: 'refund', path: '/refund' },
  { name: 'help', path: '/admin/strapi' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'product-not-found', path: '/product/nothing' },
];
