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
  it('may be empty', () => {
    expect(itemList([], { total: 0, offset: 0 }, urlOf)).toEqual({
      '@type': 'ItemList',
      numberOfItems: 0,
      itemListElement: [],
    });
  });
});
