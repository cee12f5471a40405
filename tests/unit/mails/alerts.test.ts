import { expect, it } from 'vitest';
import type { Locale } from '~/contracts/languages';
import { isAskedAgain, isThere, keyOf } from '../../../scripts/cms/src/alerts/alert-rules';
import { backMail, confirmationMail } from '../../../scripts/cms/src/mails/alert-mails';
import { shop } from './shop';

const alert = { alertId: 'a1', token: 't'.repeat(32), email: 'man@example.com', language: 'en' };
const product = { documentId: '12', name: '結他', nameEn: 'Guitar' };

it.each([
  [{ inStock: true, stock: null }, true],
  [{ inStock: null, stock: 3 }, true],
  [{ inStock: true, stock: 0 }, false],
  [{ inStock: false, stock: 3 }, false],
  [{ inStock: false, stock: null }, false],
])('a product with %j is there: %s', (fields, expected) => {
  expect(isThere(fields)).toBe(expected);
});

it('is the same alert for one product and one address, however that is written', () => {
  const key = keyOf({ product: '12', email: 'Man@Example.com' });
  expect(keyOf({ product: '12', email: 'man@example.com' })).toBe(key);
  expect(keyOf({ product: '1', email: '2 man@example.com' })).not.toBe(key);
});

it('asks an address again that has not confirmed, once a day, by another request', () => {
  const before = { state: 'asked', alertId: 'a1', askedAt: '2026-11-22T00:00:00Z' };
  const at = (time: string) => Date.parse(`2026-11-${time}Z`);
  expect(isAskedAgain(before, 'a2', at('22T23:00:00'))).toBe(false);
  expect(isAskedAgain(before, 'a2', at('23T00:00:01'))).toBe(true);
  expect(isAskedAgain(before, 'a1', at('23T00:00:01'))).toBe(false);
  expect(isAskedAgain({ ...before, state: 'confirmed' }, 'a2', at('23T00:00:01'))).toBe(false);
});

it.each<[Locale, string, string]>([
  ['zh', '結他', 'https://shop.example/stock-alert#'],
  ['en', 'Guitar', 'https://shop.example/en/stock-alert#'],
])(
  'the mail in %s asks with both links, whose tokens no server’s log has',
  (language, name, page) => {
    const { key, to, text, html } = confirmationMail({ ...alert, language }, product, shop);
    expect([key, to]).toEqual(['alert:a1:confirm', 'man@example.com']);
    for (const part of [name, `${page}confirm=${alert.token}`, `${page}stop=${alert.token}`]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toMatch(/7 ?(日|days)/);
  },
);

it.each<[Locale, string, string]>([
  ['zh', '到貨通知：結他', 'https://shop.example/product/12'],
  ['en', 'Back in stock: Guitar', 'https://shop.example/en/product/12'],
])(
  'the mail in %s says that a product is back, and nothing of the token',
  (language, title, page) => {
    const { key, subject, text, html } = backMail({ ...alert, language }, product, shop);
    expect([key, subject]).toEqual(['alert:a1:back', title]);
    expect(text).toContain(page);
    expect(text + html).not.toContain(alert.token);
  },
);
