import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { clean, excerpt, line, list, multiline } from '~/content/value-schemas';
import { property } from '../property';

describe('clean', () => {
  it.each([
    ['a line break', 'a\nb'],
    ['U+FFFE', 'a\ufffeb'],
    ['U+10FFFF', 'a\u{10ffff}b'],
    ['a bidirectional override', 'a\u202eb'],
  ])('replaces %s by a space', (_, text) => {
    expect(clean(text)).toBe('a b');
  });

  it.each(['שלום\u200f', '👨\u200d👩\u200d👧', '\ufdcf\ufdf0\ufffd', '結他'])(
    'keeps %s',
    (text) => {
      expect(clean(text)).toBe(text);
    },
  );

  it('makes lone surrogates well-formed', () => {
    expect(clean('a\ud800b')).toBe('a\ufffdb');
  });
});

it('keeps the line breaks of multiline text', () => {
  expect(multiline(20).parse(' a\u202eb \r\nc\ufffed\n\n')).toBe('a b\nc d');
});

it.each([line(20), multiline(20), list(z.string(), 20, 'words')])(
  'rejects an object whose length cannot be compared',
  (schema) => {
    expect(schema.safeParse({ length: { toString: 1 } }).success).toBe(false);
  },
);

describe('an excerpt', () => {
  it.each([
    ['short', 'short'],
    ['ten chars.', 'ten chars.'],
    ['eleven char', 'eleven ch…'],
    ['12345678🎸90', '12345678…'],
    ['\u0000'.repeat(50), '…'],
  ])('of %j with up to 10 characters is %j', (text, expected) => {
    expect(excerpt(text, 10)).toBe(expected);
  });

  property(
    'is never longer, and always well-formed',
    [fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 })],
    (text, max) => {
      const short = excerpt(text, max);
      expect(short.length).toBeLessThanOrEqual(max);
      expect(short.isWellFormed()).toBe(true);
    },
  );
});
