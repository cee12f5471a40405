import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeCompared,
  idsInQuery,
  MAX_COMPARED,
  nothingCompared,
  toggleCompared,
  withoutCompared,
  type Compared,
} from '~/features/compare/compare';
import { compareSpecifications, decidingFirst } from '~/features/compare/comparison';
import { categoryIds } from '~/features/products/product';
import { property } from '../property';

const guitar = (id: string) => ({ id, category: 'guitars' as const });

describe('the comparison of a device', () => {
  it('adds a product and takes it out again', () => {
    const one = toggleCompared(nothingCompared, guitar('1'));
    expect(one).toEqual({ category: 'guitars', ids: ['1'] });
    expect(toggleCompared(one as Compared, guitar('1'))).toEqual(nothingCompared);
  });

  it('refuses a fifth product, and one of another category', () => {
    const four: Compared = { category: 'guitars', ids: ['1', '2', '3', '4'] };
    expect(toggleCompared(four, guitar('5'))).toBe('full');
    expect(toggleCompared(four, guitar('4'))).toMatchObject({ ids: ['1', '2', '3'] });
    const one: Compared = { category: 'guitars', ids: ['1'] };
    expect(toggleCompared(one, { id: '9', category: 'drums' })).toBe('other-category');
  });

  it('has no category without products, so that any can be added', () => {
    const compared: Compared = { category: 'guitars', ids: ['1', '2', '3'] };
    expect(withoutCompared(compared, ['1', '3', '4'])).toEqual({ ...compared, ids: ['2'] });
    expect(withoutCompared(compared, compared.ids)).toEqual(nothingCompared);
  });

  const product = fc.record({
    id: fc.constantFrom('1', '2', '3', '4', '5', '6'),
    category: fc.constantFrom(...categoryIds),
  });
  property(
    'has at most four different products of one category after any steps',
    [fc.array(product)],
    (products) => {
      let compared = nothingCompared;
      for (const each of products) {
        const next = toggleCompared(compared, each);
        if (typeof next !== 'string') compared = next;
        expect(compared.ids.length).toBeLessThanOrEqual(MAX_COMPARED);
        expect(new Set(compared.ids).size).toBe(compared.ids.length);
        expect(compared.category === undefined).toBe(compared.ids.length === 0);
        expect(decodeCompared(JSON.stringify(compared))).toEqual(compared);
      }
    },
  );

  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({ category: fc.anything(), ids: fc.anything() })
      .map((value) => JSON.stringify(value)),
  );
  property('reads anything from storage without throwing', [stored], (text) => {
    const { ids, category } = decodeCompared(text);
    expect(ids.length).toBeLessThanOrEqual(MAX_COMPARED);
    expect(category === undefined).toBe(ids.length === 0);
  });

  it.each([
    ['?ids=15,60', ['15', '60']],
    ['?ids=15,15,,60', ['15', '60']],
    ['?ids=1,2,3,4,5', ['1', '2', '3', '4']],
    ['?ids=', undefined],
    ['', undefined],
  ])('reads the address %s', (search, ids) => {
    expect(idsInQuery(search)).toEqual(ids);
  });
});

describe('specifications side by side', () => {
  const rows = compareSpecifications(
    [
      { model: '1-22', brand: 'Fender', body: 'Alder', strings: '6', case: undefined, scale: '25' },
      { model: '2-22', brand: 'Gibson', body: 'Alder', pickups: 'Two', strings: '6', scale: '24' },
      { brand: 'Gibson', body: 'Alder', pickups: 'Two', strings: '6', case: 'Bag', scale: '24' },
    ].map((table) =>
      Object.entries(table).map(([id, value]) => ({
        id,
        // Languages and attributes may share labels.
        label: id === 'scale' ? 'Strings' : `The ${id}`,
        ...(value !== undefined && { value }),
      })),
    ),
    'Not stated',
  );

  it('keep the order of the tables, and tell differing from missing values', () => {
    expect(rows.map(({ id, values, outcome }) => [id, values, outcome])).toEqual([
      ['brand', ['Fender', 'Gibson', 'Gibson'], 'differs'],
      ['body', ['Alder', 'Alder', 'Alder'], 'same'],
      ['pickups', [undefined, 'Two', 'Two'], 'partly-known'],
      ['strings', ['6', '6', '6'], 'same'],
      ['case', ['Not stated', undefined, 'Bag'], 'partly-known'],
      ['scale', ['25', '24', '24'], 'differs'],
    ]);
  });

  it('can begin with those that differ, and end with those that decide nothing', () => {
    const ids = decidingFirst(rows).map(({ id }) => id);
    expect(ids).toEqual(['scale', 'pickups', 'case', 'body', 'strings', 'brand']);
  });
});
