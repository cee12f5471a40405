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

/** The specifications of a product in English, label -> value. */
function table(category: CategoryId, nameEn: string, id = '1', builtAt = 1_700_000_001_234) {
  const product = { id, name: { zh: '', en: nameEn }, category };
  const lines = [
    ...generalSpecifications(product, brands, builtAt),
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
      ['Warranty', '1 Year International Warranty'],
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

describe('guitars', () => {
  it.each([
    ['Les Paul Standard', 'Mahogany'],
    ['SE Singlecut', 'Mahogany'],
    ['Les Paul Acoustic', 'Mahogany'],
    ['Player Stratocaster', 'Alder'],
    ['Acoustasonic Stratocaster Acoustic', 'Alder'],
    ['FG830 Acoustic Guitar', 'Spruce/Rosewood'],
    ['814ce Acoustic-Electric Guitar', 'Spruce/Rosewood'],
    ['RG550 Electric Guitar', 'Premium wood'],
    ['Jazz Bass', 'Premium wood'],
  ])('%s: body of %s', (nameEn, body) => {
    expect(table('guitars', nameEn)).toMatchObject({ 'Body Material': body });
  });

  it.each([
    ['814ce Acoustic-Electric Guitar', 'Built-in acoustic pickup'],
    ['Acoustic-Electric Bass', 'Built-in acoustic pickup'],
    ['FG830 Acoustic Guitar', 'Acoustic (no pickup)'],
    ['C5 Classical Guitar', 'Acoustic (no pickup)'],
    ['Jazz Bass', 'Bass pickups'],
    ['Les Paul Standard', 'Two humbuckers'],
    ['SE Singlecut', 'Two humbuckers'],
    ['Player Stratocaster', 'Three single-coils'],
    ['Player Telecaster', 'Two single-coils'],
    ['RG550 Electric Guitar', 'Maker’s standard pickups'],
  ])('%s: %s', (nameEn, pickups) => {
    expect(table('guitars', nameEn)).toMatchObject({ Pickups: pickups });
  });

  it.each([
    ['Jazz Bass', '4', '34 inches'],
    ['Les Paul Bass', '4', '34 inches'],
    ['Player Stratocaster', '6', '25.5 inches'],
    ['bassist’s friend', '6', '25.5 inches'],
  ])('%s: %s strings, %s', (nameEn, strings, scale) => {
    expect(table('guitars', nameEn)).toMatchObject({ Strings: strings, 'Scale Length': scale });
  });

  it('have a maple neck and a rosewood fingerboard', () => {
    expect(table('guitars', 'RG550')).toMatchObject({ Neck: 'Maple', Fingerboard: 'Rosewood' });
  });
});

describe('keyboards', () => {
  it.each([
    ['YDP-165 88-Key Piano', '88'],
    ['P-145 Digital Piano', '88'],
    ['FP-30X Digital Piano', '88'],
    ['MODX M6 61-Key Synthesizer', '61'],
    ['Launchkey 61, for 88 ideas', '88'],
    ['FP-30 Digital Piano', '61'],
    ['Muse Synthesizer', '61'],
  ])('%s: %s keys', (nameEn, keys) => {
    expect(table('keyboards', nameEn)).toMatchObject({ Keys: keys });
  });

  it('have rows that do not depend on the name', () => {
    expect(table('keyboards', 'P-145')).toMatchObject({
      Action: 'Weighted hammer action',
      Polyphony: '128-voice',
      Sounds: '200+ voices',
      Connections: 'USB/MIDI/Audio Output',
    });
  });
});

describe('drums', () => {
  it.each([
    ['DTX402K Electronic Drum Kit', '5-piece electronic kit'],
    ['EXX725S 5-Piece Acoustic Drum Kit', '5-piece drum kit'],
    ['5A Hickory Drumsticks', '5-piece drum kit'],
  ])('%s: %s', (nameEn, configuration) => {
    expect(table('drums', nameEn)).toMatchObject({ Configuration: configuration });
  });

  it('have rows that do not depend on the name', () => {
    expect(table('drums', 'Export')).toMatchObject({
      Shells: 'Birch/Maple',
      Heads: 'Double-ply',
      Hardware: 'Chrome',
    });
  });
});

describe('recording', () => {
  it.each([
    ['NT-USB+ Condenser Microphone', 'USB'],
    ['2i2 USB Audio Interface', 'USB'],
    ['Scarlett 2i2 Audio Interface', 'USB/XLR'],
    ['SM7B Dynamic Microphone', 'XLR'],
    ['interface cleaner', 'XLR'],
  ])('%s: %s', (nameEn, connection) => {
    expect(table('recording', nameEn)).toMatchObject({ Connection: connection });
  });

  it('have rows that do not depend on the name', () => {
    expect(table('recording', 'SM7B')).toMatchObject({
      'Frequency Response': '20Hz-20kHz',
      'Polar Pattern': 'Cardioid',
      'Max SPL': '144 dB',
    });
  });
});

describe('audio', () => {
  it.each([
    ['Katana-50', '50W'],
    ['DSL40CR', '40W'],
    ['Crush 20RT', '20W'],
    ['THR30II', '30W'],
    ['Monitor', '30W'],
    ['Twin 20/40', '40W'],
    ['St. James 40 and 50', '50W'],
    ['Twin 20/50', '50W'],
  ])('%s: %s', (nameEn, power) => {
    expect(table('audio', nameEn)).toMatchObject({ Power: power });
  });

  it('have rows that do not depend on the name', () => {
    expect(table('audio', 'Monitor')).toMatchObject({
      'Frequency Response': '50Hz-20kHz',
      Impedance: '8Ω',
      Inputs: 'XLR and 1/4 inch',
    });
  });
});

describe('accessories', () => {
  it('have a material and an application', () => {
    expect(Object.keys(table('accessories', 'BD-2')).slice(4)).toEqual(['Material', 'Application']);
  });
});

describe('specificationText', () => {
  it('uses the language of the page', () => {
    const bass = {
      id: '4',
      name: { zh: '', en: 'Fender Jazz Bass' },
      category: 'guitars',
    } as const;
    const lines = [...generalSpecifications(bass, brands, 0), ...derivedSpecifications(bass)];
    const words = lines.map((line) => specificationText(line, translator('zh')));
    expect(words).toContainEqual({ label: '品牌發源地', value: '美國' });
    expect(words).toContainEqual({ label: '弦數', value: '4條' });
    expect(words).toContainEqual({ label: '品牌', value: 'Fender' });
  });
});
