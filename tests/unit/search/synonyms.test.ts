import { describe, expect, it } from 'vitest';
import { foldingFor } from '~/features/search/index/folding';
import { nearWord } from '~/features/search/shared/marked-words';
import { wordReader, type SearchWords } from '~/features/search/index/synonyms';
import { synonymsSchema } from '~/features/search/index/synonyms-schema';
import { parseData } from '~/build/parse-data';

const valid = {
  groups: [{ words: ['結他', 'guitar'], also: ['吉他'] }],
  marks: {
    discount: ['特價'],
    cheap: ['便宜'],
    new: ['新品'],
    bestseller: ['熱賣'],
    limited: ['限量'],
  },
  notSold: [{ name: { zh: '口琴', en: 'harmonicas' }, words: ['口琴'] }],
  purposes: [['bedroom']],
  people: ['Tracy'],
  ignored: ['the'],
};
const parse = (change: object) =>
  parseData('data/synonyms.json', synonymsSchema, { ...valid, ...change });

describe('data/synonyms.json', () => {
  it.each([
    [
      { groups: [{ ...valid.groups[0], near: ['ES120'] }] },
      'groups.0.near.0: "ES120" must be one word of letters only',
    ],
    [{ groups: [{ words: ['結他', '…'] }] }, 'groups.0.words.1: has no letter or digit'],
    [{ notSold: [{ name: { zh: '口琴' }, words: ['口琴'] }] }, 'notSold.0.name.en: '],
    [{ more: [] }, 'data/synonyms.json: '],
  ])('rejects %j', (change, message) => {
    expect(() => parse(change)).toThrow(
      `data/synonyms.json: ${message}`.replace(/^(data.*: )\1/, '$1'),
    );
  });

  it('accepts a valid file', () => {
    expect(parse({})).toEqual(valid);
  });
});

describe('words of the same meaning', () => {
  const groups: SearchWords['groups'] = [
    { words: ['結他', 'guitar'], also: ['吉他'] },
    { words: ['audio interface', '錄音介面'], also: ['聲卡'] },
    { words: ['amp'], also: ['音箱'] },
  ];
  const folding = foldingFor(['電結他錄音介面聲卡']);
  const read = (text: string) => wordReader(groups, folding)(text);

  it('replace each other inside longer words', () => {
    expect([...read('電結他').words]).toEqual(expect.arrayContaining(['电吉', '吉他', 'guitar']));
  });

  it('are found in another language and as phrases', () => {
    expect([...read('Scarlett Audio Interfaces').words]).toEqual(
      expect.arrayContaining(['录音', '介面', '声卡']),
    );
  });

  it('mark alternatives to a brand or series that the shop does not sell', () => {
    const near = [{ words: ['結他', 'guitar'], near: ['Epiphone'] }];
    const { words } = wordReader(near, folding)('電結他');
    expect([...words]).toContain(nearWord('epiphone'));
    expect([...words]).not.toContain('epiphone');
  });

  it('are whole words', () => {
    expect([...read('example').words]).toEqual(['example']);
    expect([...read('Guitar amps').words]).toContain('音箱');
  });

  it('add the words of "also", and are not added by them', () => {
    expect([...read('吉他').words]).not.toContain('guitar');
  });

  it('are the head of a text where they end it, a remark in brackets aside', () => {
    expect([...read('Fender 電結他（一對）').head]).toEqual(
      expect.arrayContaining(['结他', '吉他', 'guitar']),
    );
    expect([...read('結他架').head]).not.toContain('吉他');
  });
});
