import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correct, editDistance, split } from '~/features/search/engine/spelling';

describe('edit distance', () => {
  it.each([
    ['stratocastor', 'stratocaster', 1],
    ['gibosn', 'gibson', 1],
    ['piano', 'piano', 0],
    ['focusright', 'focusrite', 3],
  ])('%s, %s: %i', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance);
  });

  it('is symmetric, and at most one above its limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.nat(4), (a, b, limit) => {
        const distance = editDistance(a, b, limit);
        expect(distance).toBe(editDistance(b, a, limit));
        expect(distance).toBeLessThanOrEqual(limit + 1);
        expect(distance === 0).toBe(a === b);
      }),
    );
  });
});

describe('correction', () => {
  const vocabulary = [
    'yamaha',
    'piano',
    'pianist',
    'focusrite',
    'launchkey',
    'bass',
    'stratocaster',
    'nylon',
    'cymbal',
    'microphone',
    'violin',
    'snare',
    'tenor',
  ];
  it.each([
    ['ymaha', 'yamaha'],
    ['yahama', 'yamaha'],
    ['simbal', 'cymbal'],
    ['symbol', 'cymbal'],
    ['mikrofon', 'microphone'],
    ['vilon', 'violin'],
    ['stratacas', 'stratocaster'],
    ['keybord', undefined],
    ['snair', 'snare'],
    ['trevor', undefined],
    ['focusright', 'focusrite'],
    ['launchpad', undefined],
    ['stratocastor', 'stratocaster'],
    ['bess', 'bass'],
    ['mass', undefined],
    ['sm7b', undefined],
    ['banjo', undefined],
  ])('%s: %s', (typed, expected) => {
    expect(correct(typed, vocabulary)).toBe(expected);
  });

  it('takes time in proportion to the vocabulary', () => {
    const letter = (number: number) => String.fromCharCode(97 + (number % 26));
    const words = Array.from({ length: 4000 }, (_, number) =>
      Array.from({ length: 5 + (number % 8) }, (_, index) => letter(number * (index + 3))).join(''),
    );
    const typed = ['qwertyuiopas', 'zxcvbnm', 'x'.repeat(100)];
    // The shortest of several runs: another process may have had the core in the others.
    const timeWith = (vocabulary: readonly string[]) =>
      Math.min(
        ...Array.from({ length: 8 }, () => {
          const start = performance.now();
          for (const each of typed) {
            expect(split(each, vocabulary) ?? correct(each, vocabulary)).toBeUndefined();
          }
          return performance.now() - start;
        }),
      );
    // Pairs of words would take 64 times as long.
    expect(timeWith(words) / timeWith(words.slice(0, 500))).toBeLessThan(24);
  });

  it('prefers the more frequent of equally near words', () => {
    expect(correct('pianox', ['pianoy', 'pianoz'])).toBe('pianoy');
  });
});

describe('compounds', () => {
  const vocabulary = ['tube', 'screamer', 'black', 'beauty'];
  it.each([
    ['tubescreamer', 'tube screamer'],
    ['tubescream', 'tube scream'],
    ['blackbeauty', 'black beauty'],
    ['tubes', undefined],
    ['tubexyz', undefined],
  ])('%s: %s', (typed, expected) => {
    expect(split(typed, vocabulary)).toBe(expected);
  });
});
