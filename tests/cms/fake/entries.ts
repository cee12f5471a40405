import type { FakeEntry } from './strapi';

/** A valid product as Strapi 5 stores it, with the given fields. */
export const fakeProduct = (number: number, wanted: FakeEntry = {}): FakeEntry => ({
  id: number,
  documentId: `doc${String(number).padStart(21, '0')}`,
  name: `Fender 電結他 ${number}`,
  nameEn: `Fender Guitar ${number}`,
  price: 1000 + number,
  originalPrice: null,
  description: '楓木琴頸。',
  category: 'guitars',
  badges: ['hot'],
  inStock: true,
  image: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...wanted,
});

export const fakeProducts = (count: number): FakeEntry[] =>
  Array.from({ length: count }, (_, index) => fakeProduct(index + 1));

/** A valid guide, without its products: each test relates them in its own way. */
export const fakeGuide = {
  slug: 'reeds',
  title: '簧片怎樣揀',
  titleEn: 'Choosing reeds',
  description: '強度。',
  descriptionEn: 'Strength.',
  body: '## 強度',
  bodyEn: '## Strength',
};
