import { expect, it } from 'vitest';
import { parseQuery } from '~/features/search/engine/query';

const reading = {
  folding: new Map<string, string>(),
  ignored: new Set(['for', 'at', '嘅']),
  singles: new Set(['咪']),
};

/** Each term as word, role and the slots that it covers, the first one last; `*` is a prefix. */
const termsOf = (text: string) =>
  parseQuery(text, reading).terms.map(({ word, slots, prefix, role }) =>
    [word + (prefix ? '*' : ''), ...(role === 'word' ? [] : [role]), slots.toString(2)].join(' '),
  );

it.each([
  ['sm7b', ['sm7b* 1']],
  ['sm 7b', ['sm* 1', '7b* 10', 'sm7b* model 11']],
  ['at 2020', ['2020* 1', 'at2020* model 1']],
  ['guitar h2o', ['guitar* 1', 'h2o* 10', 'guitarh2o* compound 11']],
  ['bass h2', ['bass* 1', 'h2* 10']],
  ['100 w', ['100* 1', 'w 10', '100w* compound 11']],
  ['7b 8c', ['7b* 1', '8c* 10', '7b8c* compound 11']],
  ['for guitars', ['guitar* 1']],
  ['guitar for bass', ['guitar* 1', 'bass* 10', 'guitarbass* phrase 11']],
  ['for at', ['for* 1', 'at* 10', 'forat* phrase 11']],
  ['abc def', ['abc* 1', 'def* 10', 'abcdef* compound 11', 'abcdef* phrase 11']],
  ['ab def', ['ab* 1', 'def* 10', 'abdef* phrase 11']],
  [
    'abcdefgh ijklmnop',
    ['abcdefgh* 1', 'ijklmnop* 10', 'abcdefghijklmnop* compound 11', 'abcdefghijklmnop* phrase 11'],
  ],
  ['abcdefghi ijklmnop', ['abcdefghi* 1', 'ijklmnop* 10', 'abcdefghiijklmnop* phrase 11']],
  ['a b c d', ['a 1', 'b 10', 'c 100', 'd 1000', 'abcd* phrase 1111']],
  ['a b c d e', ['a 1', 'b 10', 'c 100', 'd 1000', 'e 10000']],
  ['結', ['結 1']],
  ['電結他', ['電結 11', '結他 110', '他 head 100']],
  ['電咪', ['電咪 11', '咪 10']],
  ['平嘅結他', ['平 1', '結他 110', '他 head 100']],
  ['嘅', ['嘅 1']],
  ['bass 結 4', ['bass* 1', '結 10', '4 100']],
])('%s is read as %j', (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

it('reads as many words as a mask has bits', () => {
  for (const text of ['結'.repeat(40), 'a '.repeat(40), `a ${'結'.repeat(40)}`]) {
    const { slots, terms } = parseQuery(text, reading);
    expect(slots).toBe(2 ** 30 - 1);
    expect(terms.every((term) => term.slots > 0 && (term.slots & ~slots) === 0)).toBe(true);
  }
});
