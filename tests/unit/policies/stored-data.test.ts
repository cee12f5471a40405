import { MAX_ORDERS } from '~/contracts/order-states';
import { expect, it } from 'vitest';
import { savedKinds, storageKey } from '~/boot/saved-kinds';
import { locales } from '~/i18n/locales';
import { dictionaries } from '~/i18n/translate';
import { sourceFiles } from '../source-files';

/** The privacy policy's names for the values of storage keys, in each language. */
const names: Readonly<Record<string, Readonly<Record<(typeof locales)[number], string>>>> = {
  'overtone:cart': { zh: '購物車內的產品', en: 'The products in your cart' },
  'overtone:wishlist': { zh: '心水清單', en: 'Your wishlist' },
  'overtone:compare': { zh: '你選作比較的產品', en: 'the products that you compare' },
  'overtone:viewed': { zh: '最近瀏覽過的幾件產品', en: 'The last few products you have viewed' },
  'overtone:searches': { zh: '最近的搜尋字詞', en: 'your most recent searches' },
  'overtone:checkout-draft': { zh: '你在結帳表格填寫的內容', en: 'entered in the checkout form' },
  'overtone:orders': {
    zh: `你最近${MAX_ORDERS}張訂單`,
    en: `Your last ${MAX_ORDERS} orders`,
  },
  'overtone:code': { zh: '你輸入的優惠碼', en: 'The discount code that you have entered' },
  'overtone:order-sent': {
    zh: '最近一張以銀行轉賬提交的訂單的編號',
    en: 'the last order that you submitted by bank transfer',
  },
  'overtone:order-id': { zh: '隨機編號', en: 'a random number for your next order' },
  'overtone:contact-draft': { zh: '你在聯絡表格填寫的內容', en: 'entered in the contact form' },
  'overtone:booking-draft': {
    zh: '你在錄音室或試堂預約表格填寫的內容',
    en: 'in the booking form of a studio or a trial lesson',
  },
  'overtone:placed': { zh: '剛提交訂單的紀錄', en: 'you have just placed an order' },
  'overtone:unpaid': {
    zh: '你已前往付款的信用卡訂單',
    en: 'A card order that you have gone to pay',
  },
  'overtone:reloaded': { zh: '網頁已重新載入的紀錄', en: 'a page has been reloaded' },
};

const keysInCode = Object.values(sourceFiles).flatMap((text) =>
  [...text.matchAll(/'(overtone:[\w-]+)'/g)].map(([, key = '']) => key),
);

it('names everything that the shop stores in the browser', () => {
  const stored = new Set([...keysInCode, ...savedKinds.map(storageKey)]);
  expect(Object.keys(names).sort()).toEqual([...stored].sort());
});

it.each(locales)('lists it in the privacy policy (%s)', (locale) => {
  const { policies, online } = dictionaries[locale];
  const items = policies.privacy.sections.find(({ id }) => id === 'cookies')?.items ?? [];
  // The page has the last items if the shop takes orders, and if payments are real.
  const list = [...items, policies.code, online.privacy.cookies].join('\n');
  const missing = Object.values(names)
    .map((name) => name[locale])
    .filter((name) => !list.includes(name));
  expect(missing).toEqual([]);
});
