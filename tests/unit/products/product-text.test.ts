import { expect, it } from 'vitest';
import { descriptionIn, nameIn } from '~/features/products/product-text';

const both = { description: '很好', descriptionEn: 'Good' };

it('names a product in the language of the page', () => {
  const names = { name: 'Fender 電結他', nameEn: 'Fender Guitar' };
  expect(nameIn(names, 'zh')).toBe('Fender 電結他');
  expect(nameIn(names, 'en')).toBe('Fender Guitar');
});

it('describes a product in the language of the page', () => {
  expect(descriptionIn(both, 'zh')).toBe('很好');
  expect(descriptionIn(both, 'en')).toBe('Good');
});

it.each([undefined, ''])(
  'falls back to the Chinese description if the English one is %o',
  (descriptionEn) => {
    expect(descriptionIn({ ...both, descriptionEn }, 'en')).toBe('很好');
  },
);
