import { describe, expect, it } from 'vitest';
import { merchantItem, toXml } from '~/features/feeds/merchant-item';
import type { Product } from '~/features/products/product';
import { product } from '../products/make-product';

const guitar = product({
  name: 'Fender Player II 電結他',
  price: 7480,
  description: '赤楊木琴身',
});
const shown = {
  link: 'https://shop.example/product/1',
  pictures: ['https://shop.example/1.webp'] as [string, ...string[]],
  trail: ['結他', '電結他'],
};
const free = { freeOver: 500, fee: 0 };
const item = (changes: Partial<Product> = {}, more: string[] = [], shipping = free) =>
  merchantItem(
    { ...guitar, ...changes },
    { ...shown, pictures: [...shown.pictures, ...more] as [string, ...string[]] },
    shipping,
    'zh',
  );
const values = (elements: ReturnType<typeof item>, name: string) =>
  elements.filter(([each]) => each === name).map(([, value]) => value);

describe('an item of the feed', () => {
  it('matches the visible page', () => {
    expect(Object.fromEntries(item())).toEqual({
      id: '1',
      title: 'Fender Player II 電結他',
      description: '赤楊木琴身',
      link: 'https://shop.example/product/1',
      image_link: 'https://shop.example/1.webp',
      availability: 'in_stock',
      price: '7480.00 HKD',
      brand: 'Fender',
      identifier_exists: 'no',
      product_type: '結他 > 電結他',
      shipping: [
        ['country', 'HK'],
        ['price', '0.00 HKD'],
      ],
    });
  });

  it('names its family', () => {
    const family = { id: 'f', name: { zh: '組', en: 'F' }, attributes: [], members: ['1', '2'] };
    expect(values(item({ family }), 'item_group_id')).toEqual(['f']);
  });

  it('has the price before a reduction and the reduced one', () => {
    const reduced = item({ originalPrice: 8480 });
    expect(values(reduced, 'price')).toEqual(['8480.00 HKD']);
    expect(values(reduced, 'sale_price')).toEqual(['7480.00 HKD']);
  });

  it.each([
    [{ mpn: 'X-1' }, { mpn: ['X-1'], gtin: [] }],
    [{ gtin: '4957812654321' }, { mpn: [], gtin: ['4957812654321'] }],
  ])('identifies a product by %j', (identifiers, expected) => {
    const identified = item(identifiers);
    expect({ mpn: values(identified, 'mpn'), gtin: values(identified, 'gtin') }).toEqual(expected);
    expect(values(identified, 'identifier_exists')).toEqual([]);
  });

  it('says that a product is sold out', () => {
    expect(values(item({ inStock: false }), 'availability')).toEqual(['out_of_stock']);
  });

  it('has the fee of an order of this product alone', () => {
    const fee = { freeOver: 8000, fee: 60 };
    const priceIn = (elements: unknown) => Object.fromEntries(elements as [string, string][]).price;
    expect(values(item({}, [], fee), 'shipping').map(priceIn)).toEqual(['60.00 HKD']);
    expect(values(item({ price: 8001 }, [], fee), 'shipping').map(priceIn)).toEqual(['0.00 HKD']);
  });

  it('keeps the limits of the specification', () => {
    const long = item(
      {
        name: { zh: '琴'.repeat(200), en: 'x'.repeat(255) },
        description: { zh: '聲'.repeat(6000), en: '' },
      },
      Array.from({ length: 12 }, (_, index) => `https://shop.example/${index}.webp`),
    );
    expect(values(long, 'title')[0]).toHaveLength(150);
    expect(values(long, 'description')[0]).toMatch(/^聲{4900,4999}…$/);
    expect(values(long, 'brand')[0]).toHaveLength(70);
    expect(values(long, 'additional_image_link')).toHaveLength(10);
  });

  it('describes a product without a description by its name', () => {
    expect(values(item({ description: { zh: '', en: '' } }), 'description')).toEqual([
      'Fender Player II 電結他',
    ]);
  });

  it('is XML whatever its texts contain', () => {
    const hostile = item({ name: { zh: '</g:title>&lt;]]>', en: 'x' } });
    expect(toXml(hostile)).toContain('<g:title>&lt;/g:title&gt;&amp;lt;]]&gt;</g:title>');
    expect(toXml(hostile)).toContain(
      '<g:shipping><g:country>HK</g:country><g:price>0.00 HKD</g:price></g:shipping>',
    );
  });
});
