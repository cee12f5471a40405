import { expect, it } from 'vitest';
import { BEYOND_ASCII, OTHER_LETTERS } from '../../../scripts/fonts/faces.ts';

it('each character of Latin-1 is in the cut or in the range of the whole face, never in both', () => {
  const inWholeFace = OTHER_LETTERS.split(',').flatMap((range) => {
    const [first = NaN, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  const inCut = Array.from(BEYOND_ASCII, (letter) => letter.codePointAt(0) ?? NaN);
  const found = [...inCut.filter((code) => code <= 0xff), ...inWholeFace].sort((a, b) => a - b);
  expect(found).toEqual(Array.from({ length: 0x60 }, (_, at) => 0xa0 + at));
});
