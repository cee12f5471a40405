import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packPriceList, unpackPriceList, type PriceList } from '~/features/products/price-list';
import { anySummaries, item } from './summaries';

/** On its way to the browser. */
const sent = (list: PriceList) => JSON.parse(JSON.stringify(list)) as PriceList;

describe('the price list', () => {
  it('brings every item to the browser as it was, in the same order', () => {
    fc.assert(
      fc.property(anySummaries, (items) => {
        expect(unpackPriceList(sent(packPriceList(items)))).toEqual(items);
      }),
    );
  });

  it('is a row without keys for each item', () => {
    const full = item({
      id: '5',
      name: 'Fender Guitar',
      category: 'drums',
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
        32_800,
        38_800,
        1,
        '/5.webp',
        '/5.webp 400w',
        'hot',
        'discount',
      ],
      ['1', 'Fender Guitar', 'Fender', 0, 1000, 0, 0, '/placeholder.svg', ''],
    ]);
  });

  it('has a Chinese brand in the column of the brand', () => {
    const [row] = packPriceList([item({ chineseBrand: '芬達' })]);
    expect(row?.[2]).toBe('Fender 芬達');
  });

  it('leaves out what an item does not have, instead of a value that stands for nothing', () => {
    const [read] = unpackPriceList(sent(packPriceList([item()])));
    expect(read).not.toHaveProperty('originalPrice');
    expect(read?.picture).not.toHaveProperty('srcset');
  });
});
