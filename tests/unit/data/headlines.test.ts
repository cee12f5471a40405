import { expect, it } from 'vitest';
import { readBuiltinCatalogue } from '~/content/builtin';
import { headlineOf } from '~/features/products/specifications/headline';
import { locales, type Locale } from '~/i18n/locales';
import { product } from '../products/make-product';

const lineOf = (wanted: Parameters<typeof product>[0], locale: Locale) =>
  headlineOf(product(wanted), locale);

it('the card of every built-in product states two or three facts, in both languages', async () => {
  const products = await readBuiltinCatalogue('data/catalogue');
  const wrong = locales.flatMap((locale) =>
    products.flatMap((product) => {
      const line = headlineOf(product, locale);
      const facts = line.split(' · ').length;
      return facts === 2 || facts === 3 ? [] : [`${product.id} ${product.kind ?? ''}: ${line}`];
    }),
  );
  expect(wrong).toEqual([]);
});

it('a fact has the words of its attribute, and a flag that is not set is none', () => {
  const interfaces = { category: 'recording', kind: 'interface' } as const;
  const attributes = { inputs: 18, outputs: 20, bitDepth: '24-bit' };
  expect(lineOf({ ...interfaces, attributes }, 'en')).toBe('18 in · 20 out · 24-bit');
  expect(lineOf({ ...interfaces, attributes }, 'zh')).toBe('18入 · 20出 · 24-bit');
  const keyboard = { category: 'keyboards', kind: 'portable-keyboard' } as const;
  const keys = { keys: 61, touchResponse: false, lessons: true };
  expect(lineOf({ ...keyboard, attributes: keys }, 'en')).toBe('61 keys · Built-in lessons');
});

it('a product without specifications states none', () => {
  expect(lineOf({}, 'en')).toBe('');
});
