import { describe, expect, it } from 'vitest';
import { itemList, offer } from '~/features/products/structured-data';

const urlOf = (id: string) => `https://shop.example/product/${id}`;

describe('offer', () => {
  it.each([
    [true, 'https://schema.org/InStock'],
    [false, 'https://schema.org/OutOfStock'],
  ])('in stock %s: %s', (inStock, availability) => {
    expect(offer({ price: 650_000, inStock }, urlOf('51'))).toEqual({
      '@type': 'Offer',
      price: 650_000,
      priceCurrency: 'HKD',
      availability,
      url: urlOf('51'),
    });
  });
});

describe('itemList', () => {
  const items = Array.from({ length: 12 }, (_, index) => ({
    id: String(index + 1),
    name: `Product ${index + 1}`,
    price: 100,
    inStock: index !== 1,
  }));

  it('contains the first ten with position and offer, and counts the whole list', () => {
    const list = itemList(items, { total: 300, offset: 0 }, urlOf);
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 300 });
    expect(list['itemListElement']).toHaveLength(10);
    expect(list['itemListElement']).toMatchObject([
      { '@type': 'ListItem', position: 1, item: { '@type': 'Product', name: 'Product 1' } },
      {
        position: 2,
        item: { url: urlOf('2'), offers: offer({ price: 100, inStock: false }, urlOf('2')) },
      },
      ...Array.from({ length: 8 }, (_, index) => ({ position: index + 3 })),
    ]);
  });

  it('continues the positions on later pages', () => {
    expect(itemList(items.slice(0, 1), { total: 145, offset: 144 }, urlOf)).toMatchObject({
      numberOfItems: 145,
      itemListElement: [{ position: 145 }],
    });
  });

  it('may be empty', () => {
    expect(itemList([], { total: 0, offset: 0 }, urlOf)).toEqual({
      '@type': 'ItemList',
      numberOfItems: 0,
      itemListElement: [],
    });
  });
});
