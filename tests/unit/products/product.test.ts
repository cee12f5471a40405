import { describe, expect, it } from 'vitest';
import {
  badgeLabel,
  badges,
  brandOf,
  chineseBrandOf,
  shownBadges,
} from '~/features/products/product';
import { productSchema } from '~/content/product-schema';

describe('brandOf', () => {
  it.each([
    ['Fender Player II Stratocaster', 'Fender'],
    ['Audio-Technica ATH-M50x', 'Audio-Technica'],
    ['K&M 210/9', 'K&M'],
    ['Bärenreiter\u3000Bach', 'Bärenreiter'],
    ['Yamaha', 'Yamaha'],
    ['', ''],
  ])('takes the first word of "%s": "%s"', (en, brand) => {
    expect(brandOf({ name: { zh: '', en } })).toBe(brand);
  });
});

describe('chineseBrandOf', () => {
  it.each([
    ['芬達 Stratocaster 電結他', '芬達'],
    ['Fender Stratocaster 電結他', undefined],
    ['FENDER Stratocaster', undefined],
    ['芬達電結他', undefined],
    ['Squier\u3000電結他', 'Squier'],
  ])('of "%s": %s', (zh, expected) => {
    expect(chineseBrandOf({ name: { zh, en: 'Fender Stratocaster' } })).toBe(expected);
  });
});

describe('badgeLabel', () => {
  it.each([
    ['hot', 'HOT'],
    ['bestseller', 'BEST'],
    ['discount', 'SALE'],
    ['new', 'NEW'],
    ['limited', 'LIMITED'],
  ])('labels %s as %s', (badge, label) => {
    expect(badges).toContain(badge);
    expect(badgeLabel(badge)).toBe(label);
  });

  it.each([
    ['pre-order', 'PRE-ORDER'],
    ['toString', 'TOSTRING'],
    ['constructor', 'CONSTRUCTOR'],
  ])('labels the unknown badge %s in upper case', (badge, label) => {
    expect(badgeLabel(badge)).toBe(label);
  });
});

it('shows every badge except "featured"', () => {
  expect(shownBadges({ badges: ['featured', 'hot', 'not-featured'] })).toEqual([
    'hot',
    'not-featured',
  ]);
});

describe('productSchema', () => {
  const least = { id: '1', name: 'Vox 擴音器', nameEn: 'Vox Amp', price: 80, category: 'audio' };
  const fieldsAtFault = (wrong: object) => {
    const { error } = productSchema.safeParse({ ...least, ...wrong });
    return [...new Set(error?.issues.map(({ path }) => path.join('.')))];
  };

  it('has defaults for optional fields', () => {
    expect(productSchema.parse(least)).toEqual({
      ...least,
      description: '',
      badges: [],
      inStock: true,
    });
  });

  it('keeps all fields and trims names', () => {
    const full = {
      ...least,
      originalPrice: 100,
      description: '好',
      descriptionEn: 'Good',
      badges: ['hot', 'featured'],
      image: 'https://cms.example/a.jpg',
      inStock: false,
    };
    expect(productSchema.parse({ ...full, nameEn: ' Vox Amp ' })).toEqual(full);
  });

  it.each([
    ['id', { id: 1 }],
    ['id', { id: ' ' }],
    ['id', { id: '../1' }],
    ['id', { id: 'con' }],
    ['name', { name: '' }],
    ['nameEn', { nameEn: null }],
    ['price', { price: 0 }],
    ['price', { price: 99.5 }],
    ['price', { price: '80' }],
    ['originalPrice', { originalPrice: -1 }],
    ['originalPrice', { originalPrice: 80 }],
    ['originalPrice', { originalPrice: 79 }],
    ['category', { category: 'pianos' }],
    ['badges', { badges: 'hot' }],
    ['image', { image: 'javascript:alert(1)' }],
    ['image', { image: '/uploads/a.jpg' }],
    ['inStock', { inStock: 'no' }],
  ])('rejects %s in %o', (field, wrong) => {
    expect(fieldsAtFault(wrong)).toEqual([field]);
  });

  it('rejects unknown fields', () => {
    const { error } = productSchema.safeParse({ ...least, prize: 90 });
    expect(error?.issues[0]?.message).toContain('prize');
  });
});
