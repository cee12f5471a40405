import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCart, encodeCart } from '~/features/cart/stored-cart';
import { anyCart, expectCart } from './carts';
import { property } from '../property';

const stored = (lines: unknown, version: unknown = 1) => JSON.stringify({ version, lines });
const line = (wrong: object = {}) => ({ id: '7', quantity: 2, price: 80, ...wrong });

describe('a stored cart', () => {
  property('survives encoding and decoding', [anyCart], (cart) => {
    expect(decodeCart(encodeCart(cart))).toEqual(cart);
  });

  const wrong = fc.record({
    id: fc.jsonValue(),
    quantity: fc.jsonValue(),
    price: fc.jsonValue(),
  });
  const tampered = fc.array(fc.oneof(wrong, fc.jsonValue())).map((lines) => stored(lines));
  property(
    'has valid lines, whatever was stored',
    [fc.oneof(fc.string(), fc.json(), tampered)],
    (text) => {
      const cart = decodeCart(text);
      expectCart(cart);
      expect(decodeCart(encodeCart(cart))).toEqual(cart);
    },
  );
});

describe('an invalid stored cart', () => {
  it.each(['', 'null', '{"lines":{"0":{"id":"7","quantity":1}}}', '{"lines":[{"id":"7","quan'])(
    'is decoded as empty: %j',
    (text) => {
      expect(decodeCart(text)).toEqual([]);
    },
  );

  it.each([
    null,
    ['7', 2],
    line({ id: 7 }),
    line({ id: '' }),
    line({ quantity: '2' }),
    line({ quantity: 0.9 }),
  ])('loses only its invalid line: %j', (wrong) => {
    expect(decodeCart(stored([wrong, line({ id: '8' })]))).toEqual([line({ id: '8' })]);
  });

  it.each([
    [line({ quantity: 2.7 }), line()],
    [line({ quantity: 100 }), line({ quantity: 99 })],
    [line({ price: '80' }), { id: '7', quantity: 2 }],
    [line({ price: -80 }), { id: '7', quantity: 2 }],
    [line({ unavailable: 'yes' }), line()],
    [line({ name: 'Free guitar', colour: 'red' }), line()],
  ])('is corrected: %j becomes %j', (wrong, corrected) => {
    expect(decodeCart(stored([wrong]))).toEqual([corrected]);
  });

  it('keeps the first of several lines with the same id', () => {
    const lines = [line(), line({ id: '8' }), line({ quantity: 9, price: 1 })];
    expect(decodeCart(stored(lines))).toEqual([line(), line({ id: '8' })]);
  });

  it.each([JSON.stringify([line()]), stored([line()], 2)])(
    'is decoded despite its version: %s',
    (text) => {
      expect(decodeCart(text)).toEqual([line()]);
    },
  );

  it('has at most 500 lines', () => {
    const lines = Array.from({ length: 100_000 }, (_, id) => ({ id: String(id), quantity: 1 }));
    expect(decodeCart(JSON.stringify({ version: 1, lines }))).toHaveLength(500);
  });
});
