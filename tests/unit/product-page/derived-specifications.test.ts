import { describe, expect, it } from 'vitest';
import {
  derivedSpecifications,
  generalSpecifications,
  specificationText,
} from '~/features/product-page/specifications/derived-specifications';
import { detectBrand, type BrandCountries } from '~/features/products/detect-brand';
import type { CategoryId } from '~/features/products/product';
import { translator } from '~/i18n/translate';

const brands: BrandCountries = { Fender: 'USA', Yamaha: 'Japan', Rode: null };
const english = translator('en');

/** Returns the specifications of a product in English by label. */
function table(category: CategoryId, nameEn: string, id = '1', builtAt = 1_700_000_001_234) {
  const product = { id, name: { zh: '', en: nameEn }, category };
  const lines = [
    ...generalSpecifications(product, brands, 'One year', { builtAt }),
    ...derivedSpecifications(product),
  ];
  return Object.fromEntries(
    lines.map((line) => specificationText(line, english)).map(({ label, value }) => [label, value]),
  );
}

describe('specifications of every product', () => {
  it('begin with model, brand, warranty and origin', () => {
    expect(Object.entries(table('audio', 'Yamaha Thing')).slice(0, 4)).toEqual([
      ['Model', '1-1234'],
      ['Brand', 'Yamaha'],
      ['Warranty', 'One year'],
      ['Brand origin', 'Japan'],
    ]);
  });

  it.each([
    ['12', 1_700_000_009_876, '12-9876'],
    ['12', 1_700_000_000_042, '12-0042'],
    ['ab3x', 1_700_000_000_000, 'AB3X-0000'],
  ])('have for id %s at %i the model number %s', (id, builtAt, model) => {
    expect(table('audio', 'Thing', id, builtAt)).toMatchObject({ Model: model });
  });

  it.each([
    ['Fender Twin', { Brand: 'Fender', 'Brand origin': 'USA' }],
    ['Yamaha THR30', { Brand: 'Yamaha', 'Brand origin': 'Japan' }],
    ['Rode NT1', { Brand: 'Rode', Origin: 'Imported' }],
    ['Nobody NT1', { Brand: 'Premium Brand', Origin: 'Imported' }],
  ])('%s: %o', (nameEn, lines) => {
    expect(table('recording', nameEn)).toMatchObject(lines);
  });
});

describe('brand detection', () => {
  const known: BrandCountries = { Bach: 'USA', Bärenreiter: null, 'K&M': null, 'Bach Brass': null };

  it.each([
    ['Bach 180S37 Trumpet', 'Bach'],
    ['Trumpet by Bach', 'Bach'],
    ['BACH 180S37', 'Bach'],
    ['K&M 210/9', 'K&M'],
  ])('finds the brand of "%s": %s', (nameEn, brand) => {
    expect(detectBrand(nameEn, known)).toBe(brand);
  });

  it('prefers the longest match', () => {
    expect(detectBrand('Bärenreiter Bach Sonatas', known)).toBe('Bärenreiter');
    expect(detectBrand('Bach Brass Polish', known)).toBe('Bach Brass');
  });

  it.each(['Bachmann Flute', 'Offenbach Score', 'K&Mx Stand', ''])(
    'knows no brand in "%s": only whole words count',
    (nameEn) => {
      expect(detectBrand(nameEn, known)).toBeUndefined();
    },
  );
});

const rows: [CategoryId, string, Record<string, string>][] = [
  ['guitars', 'RG550', { Neck: 'Maple', Fingerboard: 'Rosewood' }],
  ['guitars', 'Les Paul Acoustic', { 'Body Material': 'Mahogany' }],
  ['guitars', 'SE Singlecut', { 'Body Material': 'Mahogany', Pickups: 'Two humbuckers' }],
  ['guitars', 'Acoustasonic Stratocaster Acoustic', { 'Body Material': 'Alder' }],
  ['guitars', 'Player Stratocaster', { 'Body Material': 'Alder', Pickups: 'Three single-coils' }],
  ['guitars', 'Player Telecaster', { Pickups: 'Two single-coils' }],
  ['guitars', 'FG830 Acoustic Guitar', { Pickups: 'Acoustic (no pickup)' }],
  ['guitars', 'C5 Classical Guitar', { Pickups: 'Acoustic (no pickup)' }],
  ['guitars', 'Acoustic-Electric Bass', { Pickups: 'Built-in acoustic pickup' }],
  ['guitars', 'RG550 Electric Guitar', { 'Body Material': 'Premium wood' }],
  ['guitars', 'RG550 Electric Guitar', { Pickups: 'Maker’s standard pickups' }],
  ['guitars', 'Jazz Bass', { Pickups: 'Bass pickups', Strings: '4', 'Scale Length': '34 inches' }],
  ['guitars', 'bassist’s friend', { Strings: '6', 'Scale Length': '25.5 inches' }],
  ['keyboards', 'P-145', { Action: 'Weighted hammer action', Polyphony: '128-voice' }],
  ['keyboards', 'P-145', { Sounds: '200+ voices', Connections: 'USB/MIDI/Audio Output' }],
  ['keyboards', 'YDP-165 88-Key Piano', { Keys: '88' }],
  ['keyboards', 'FP-30X Digital Piano', { Keys: '88' }],
  ['keyboards', 'FP-30 Digital Piano', { Keys: '61' }],
  ['drums', 'Export', { Shells: 'Birch/Maple', Heads: 'Double-ply', Hardware: 'Chrome' }],
  ['drums', 'DTX402K Electronic Drum Kit', { Configuration: '5-piece electronic kit' }],
  ['drums', '5A Hickory Drumsticks', { Configuration: '5-piece drum kit' }],
  ['recording', 'SM7B', { 'Frequency Response': '20Hz-20kHz', 'Polar Pattern': 'Cardioid' }],
  ['recording', 'SM7B Dynamic Microphone', { 'Max SPL': '144 dB', Connection: 'XLR' }],
  ['recording', '2i2 USB Audio Interface', { Connection: 'USB' }],
  ['recording', 'Scarlett 2i2 Audio Interface', { Connection: 'USB/XLR' }],
  ['recording', 'interface cleaner', { Connection: 'XLR' }],
  ['audio', 'Monitor', { 'Frequency Response': '50Hz-20kHz', Impedance: '8Ω' }],
  ['audio', 'Monitor', { Inputs: 'XLR and 1/4 inch', Power: '30W' }],
  ['audio', 'Crush 20RT', { Power: '20W' }],
  ['audio', 'Twin 20/40', { Power: '40W' }],
  ['audio', 'St. James 40 and 50', { Power: '50W' }],
];

it.each(rows)('%s, %s: %o', (category, nameEn, lines) => {
  expect(table(category, nameEn)).toMatchObject(lines);
});

it('accessories have a material and an application', () => {
  expect(Object.keys(table('accessories', 'BD-2')).slice(4)).toEqual(['Material', 'Application']);
});

it('a shop that sells shows no row of which nothing is known', () => {
  const thing = { id: '9', name: { zh: '', en: 'Nameless Thing' } };
  expect(generalSpecifications(thing, brands, undefined)).toEqual([]);
  const [brand, ...others] = generalSpecifications(
    { ...thing, name: { zh: '', en: 'Rode Thing' } },
    brands,
    'Two years',
  );
  expect(brand).toEqual({ label: 'brand', value: { text: 'Rode' } });
  expect(others).toEqual([{ label: 'warranty', value: { text: 'Two years' } }]);
});

describe('a product without specifications', () => {
  const samples = { builtAt: 1_700_000_001_234 };
  const rows = (product: object) =>
    generalSpecifications(
      { id: '9', name: { zh: '', en: 'Nobody Thing' }, ...product },
      brands,
      undefined,
      samples,
    ).map(({ label }) => label);

  it.each([{ mpn: 'NT-1' }, { madeIn: 'JP' }, { gtin: '4957812649711' }, { sku: 'A1' }])(
    'has no samples beside what is filled in: %o',
    (filled) => {
      expect(rows(filled)).toEqual([]);
    },
  );

  it('has no model made of an id that the CMS has made up', () => {
    expect(rows({ id: 'a1b2c3d4e5f6g7h8i9j0k1l2' })).toEqual(['brand', 'origin']);
  });

  it('has samples if nothing is filled in, or it has specifications', () => {
    expect(rows({})).toEqual(['model', 'brand', 'origin']);
    expect(rows({ mpn: 'NT-1', kind: 'usb' })).toEqual(['model', 'brand', 'origin']);
  });
});

it('specificationText uses the language of the page', () => {
  const bass = {
    id: '4',
    name: { zh: '', en: 'Fender Jazz Bass' },
    category: 'guitars',
  } as const;
  const lines = [...generalSpecifications(bass, brands, undefined), ...derivedSpecifications(bass)];
  const words = lines.map((line) => specificationText(line, translator('zh')));
  expect(words).toContainEqual({ id: 'brandOrigin', label: '品牌發源地', value: '美國' });
  expect(words).toContainEqual({ id: 'strings', label: '弦數', value: '4條' });
  expect(words).toContainEqual({ id: 'brand', label: '品牌', value: 'Fender' });
});
