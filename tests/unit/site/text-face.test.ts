import { expect, it } from 'vitest';
import { BEYOND_ASCII, OTHER_LETTERS } from '../../../scripts/fonts/faces.ts';

it('each Latin-1 character is in either the subset or the unicode-range of the full font, never both', () => {
  const inFullFont = OTHER_LETTERS.split(',').flatMap((range) => {
    const [first = NaN, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  const inSubset = Array.from(BEYOND_ASCII, (letter) => letter.codePointAt(0) ?? NaN);
  const found = [...inSubset.filter((code) => code <= 0xff), ...inFullFont].sort((a, b) => a - b);
  expect(found).toEqual(Array.from({ length: 0x60 }, (_, at) => 0xa0 + at));
});
