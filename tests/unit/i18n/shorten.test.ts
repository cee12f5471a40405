import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shorten } from '~/i18n/shorten';
import { locales } from '~/i18n/locales';
import { property } from '../property';

const graphemes = (text: string) =>
  Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);

it.each([
  ['A short text', 12, 'A short text'],
  ['A shorter text', 12, 'A shorter…'],
  ['A shorter text', 10, 'A shorter…'],
  ['A shorter text', 9, 'A…'],
  ['Incomprehensibilities', 6, 'Incom…'],
  ['👩🏽‍🎤👨‍👩‍👧', 2, '👩🏽‍🎤👨‍👩‍👧'],
])('%j in %i graphemes: %j', (text, max, expected) => {
  expect(shorten(text, max, 'en')).toBe(expected);
});

it('cuts Chinese between words', () => {
  expect(shorten('電容咪高峰適合錄音', 8, 'zh')).toBe('電容咪高峰適合…');
});

const unit = fc.oneof(
  fc.constantFrom('🎸', '👨‍👩‍👧', 'e\u0301', ' ', '結他', 'ab', '\u0301', '🇭🇰'),
  fc.string({ unit: 'grapheme', maxLength: 2 }),
);
const text = fc.array(unit, { maxLength: 40 }).map((parts) => parts.join(''));
property(
  'starts with whole graphemes of the text and is no longer than the limit',
  [text, fc.integer({ min: 1, max: 30 }), fc.constantFrom(...locales)],
  (text, max, locale) => {
    const short = shorten(text, max, locale);
    expect(graphemes(short).length).toBeLessThanOrEqual(max);
    if (short === text) return;
    const beginning = graphemes(short.slice(0, -1));
    expect(short.endsWith('…')).toBe(true);
    expect(graphemes(text).slice(0, beginning.length)).toEqual(beginning);
  },
);
