import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packPriceList, unpackPriceList, type PriceList } from '~/features/products/price-list';
import { anySummaries, item } from './summaries';

/** Sends a list through JSON. */
const sent = (list: PriceList) => JSON.parse(JSON.stringify(list)) as PriceList;

describe('the price list', () => {
  it('restores every product in the same order', () => {
    fc.assert(
      fc.property(anySummaries, (items) => {
        expect(unpackPriceList(sent(packPriceList(items)))).toEqual(items);
      }),
    );
  });

  it('has one array per product', () => {
    const full = item({
      id: '5',
      name: 'Fender Guitar',
      category: 'drums',
      kind: 'cajon',
      price: 32_800,
      originalPrice: 38_800,
      badges: ['hot', 'discount'],
      inStock: false,
      picture: { src: '/5.webp', srcset: '/5.webp 400w' },
    });
    expect(packPriceList([full, item()])).toEqual([
      [
        '5',
        'Fender Guitar',
        'Fender',
        5,
        'cajon',
        32_800,
        38_800,
        1,
        '/5.webp',
        '/5.webp 400w',
        'hot',
        'discount',
      ],
      ['1', 'Fender Guitar', 'Fender', 0, '', 1000, 0, 0, '/placeholder.svg', ''],
    ]);
  });

  it('has the Chinese brand in the brand column', () => {
    const [row] = packPriceList([item({ chineseBrand: '芬達' })]);
    expect(row?.[2]).toBe('Fender 芬達');
  });

  it('omits absent properties', () => {
    const [read] = unpackPriceList(sent(packPriceList([item()])));
    expect(read).not.toHaveProperty('originalPrice');
    expect(read).not.toHaveProperty('kind');
    expect(read?.picture).not.toHaveProperty('srcset');
  });
});
