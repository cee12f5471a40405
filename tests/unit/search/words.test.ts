import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldingFor } from '~/features/search/index/folding';
import { canonical, chunksOf, indexWords, shortened, stem } from '~/features/search/shared/words';

const folding = foldingFor(['電結他鍵盤鋼琴']);
const wordsIn = (text: string) => [...indexWords(chunksOf(text, folding)).words];
const headOf = (text: string) => [...indexWords(chunksOf(text, folding)).head];

describe('words of a text', () => {
  it('are pairs of Han characters and single ones, folded to simplified', () => {
    expect(wordsIn('電結他')).toEqual(['电', '结', '他', '电结', '结他']);
  });

  it('contain a model number with and without its hyphen or space', () => {
    expect(wordsIn('SM7B')).toContain('sm7b');
    expect(wordsIn('J-45')).toEqual(expect.arrayContaining(['j45', 'j', '45']));
    expect(wordsIn('TLM 103')).toEqual(expect.arrayContaining(['tlm', '103', 'tlm103']));
    expect(wordsIn('Cry Baby')).toContain('crybaby');
    expect(wordsIn('BigSky')).toEqual(expect.arrayContaining(['bigsky', 'big', 'sky']));
  });

  it('ignore case, width and accents', () => {
    expect(wordsIn('ＹＡＭＡＨＡ')).toEqual(['yamaha']);
    expect(wordsIn('Bärenreiter RØDE')).toEqual(['barenreiter', 'rode']);
  });

  it('separate scripts that stand together', () => {
    expect(canonical('roland電子鼓', foldingFor(['電']))).toBe('roland 电子鼓');
  });

  it('have a head: what the thing is', () => {
    expect(headOf('Kawai 三角鋼琴')).toEqual(['琴', '钢琴']);
    expect(headOf('Guitar amplifiers')).toEqual(['amplifier']);
  });
});

it.each([
  ['headphones', 'headphone'],
  ['accessories', 'accessory'],
  ['bass', 'bass'],
  ['bus', 'bus'],
  ['61s', '61s'],
])('stem %s: %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

it('reads at most 100 code points of a query, and splits none', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff), { maxLength: 400 }), (units) => {
      const text = String.fromCharCode(...units);
      const short = shortened(text);
      expect(Array.from(short).length).toBeLessThanOrEqual(100);
      expect(text.startsWith(short)).toBe(true);
    }),
  );
  expect(shortened('𠮷'.repeat(200))).toBe('𠮷'.repeat(100));
});
