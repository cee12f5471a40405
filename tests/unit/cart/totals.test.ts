import { describe, expect, it } from 'vitest';
import type { CodeTerms } from '~/contracts/code';
import { missingToFree, problemOfTerms, totals } from '~/features/cart/totals';

const cables = { quantity: 3, subtotal: 240 };

describe('totals', () => {
  // Requirements §9.2: "can set a fee up to an amount, 500 by default".
  it.each([
    [239, 0],
    [240, 60],
  ])('with free shipping over %i, charges %i for an order of 240', (freeOver, shipping) => {
    expect(totals([cables], { freeOver, fee: 60 })).toMatchObject({
      shipping,
      total: 240 + shipping,
    });
  });

  it('charges nothing for an empty cart', () => {
    expect(totals([], { freeOver: 500, fee: 60 })).toEqual({
      itemCount: 0,
      subtotal: 0,
      shipping: 0,
      total: 0,
    });
  });
});

it.each([
  [240, 60, 1],
  [500, 60, 261],
  [500, 0, 0],
])(
  'with free shipping over %i and a fee of %i, an order of 240 lacks %i',
  (freeOver, fee, missing) => {
    const shipping = { freeOver, fee };
    const before = totals([cables], shipping);
    expect(missingToFree(before, shipping)).toBe(missing);
    const more = { quantity: 1, subtotal: missing };
    expect(totals([cables, more], shipping).shipping).toBe(0);
  },
);

describe('the discount of a code', () => {
  const strat = { item: { id: '7', category: 'guitars' }, quantity: 2, subtotal: 999 } as const;
  const cable = { item: { id: '8', category: 'audio' }, quantity: 1, subtotal: 101 } as const;
  const terms: CodeTerms = {
    code: 'SPRING',
    kind: 'percent',
    value: 10,
    minimum: 0,
    categories: [],
    products: [],
  };
  const totalsWith = (changes: Partial<CodeTerms>, fee = 0) =>
    totals([strat, cable], { freeOver: 1099, fee }, { ...terms, ...changes });

  it.each<[string, Partial<CodeTerms>, number | undefined]>([
    ['a percentage, rounded down', { value: 15 }, 165],
    ['a percentage of one category', { categories: ['guitars'] }, 99],
    ['a percentage of one product', { products: ['8'] }, 10],
    ['of a category and a product', { categories: ['guitars'], products: ['8'] }, 110],
    ['an amount', { kind: 'amount', value: 200 }, 200],
    [
      'an amount, at most the price of what it covers',
      { kind: 'amount', products: ['8'], value: 200 },
      101,
    ],
    ['all but HK$1', { value: 100 }, 1099],
    ['nothing below its minimum', { minimum: 1101 }, undefined],
    ['at its minimum', { minimum: 1100 }, 110],
    ['nothing of other goods', { products: ['9'] }, undefined],
    ['nothing of other goods of two kinds', { categories: ['drums'], products: ['9'] }, undefined],
  ])('is %s', (_, changes, discount) => {
    expect(totalsWith(changes)).toEqual({
      itemCount: 3,
      subtotal: 1100,
      ...(discount && { discount, code: 'SPRING' }),
      shipping: 0,
      total: 1100 - (discount ?? 0),
    });
  });

  it('takes neither shipping nor free shipping away', () => {
    expect(totalsWith({}, 60)).toMatchObject({ shipping: 0, total: 990 });
    const paid = totals([cable], { freeOver: 500, fee: 60 }, { ...terms, value: 50 });
    expect(paid).toMatchObject({ discount: 50, shipping: 60, total: 111 });
    expect(totals([], { freeOver: 500, fee: 0 }, terms)).toMatchObject({ total: 0 });
  });

  it.each<[Partial<CodeTerms>, string | undefined]>([
    [{}, undefined],
    [{ minimum: 1101 }, 'minimum'],
    [{ products: ['9'] }, 'goods'],
    [{ minimum: 1100, products: ['9'] }, 'goods'],
  ])('that is missing has a reason: %j', (changes, problem) => {
    expect(problemOfTerms(totalsWith(changes), { ...terms, ...changes })).toBe(problem);
  });
});
