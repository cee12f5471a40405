import { describe, expect, it } from 'vitest';
import { readBuiltinCatalogue } from '~/content/builtin';
import {
  describeObjections,
  objection,
  objections,
} from '~/features/products/cross-sell/objections';
import { crossSellsOf } from '~/features/products/cross-sell/cross-sells';
import { product } from './make-product';

const accessory = (
  kind: string,
  price: number,
  wanted: Parameters<typeof product>[0] = {},
  id = kind,
) => product({ id, category: 'accessories', kind, price, ...wanted });

const piano = product({
  id: 'piano',
  category: 'keyboards',
  kind: 'digital-piano',
  price: 4000,
  attributes: { level: ['beginner'] },
});
const book = (level: string, instrument: string) =>
  accessory('book', 138, { attributes: { level: [level], forInstruments: [instrument] } });

describe('the objection to a suggestion', () => {
  it.each([
    ['a product of its kind', accessory('reed', 300), accessory('reed', 200), /same kind/],
    ['one of more than three times its price', accessory('cable', 300), piano, /3 times/],
    ['a trifle', { ...piano, price: 92_800 }, accessory('cable', 298), /trifle/],
    [
      'what its box holds',
      accessory('violin', 2000, { attributes: { comesWith: ['rosin'] } }),
      accessory('rosin', 80),
      /box/,
    ],
    ['a book for another level', piano, book('intermediate', 'piano'), /level/],
    ['a book for another instrument', piano, book('beginner', 'violin'), /instrument/],
    [
      'a book for no instrument',
      piano,
      accessory('book', 118, { attributes: { level: ['beginner'] } }),
      /instrument/,
    ],
  ])('is against %s', (_, main, other, reason) => {
    expect(objection(main, other)).toMatch(reason);
  });

  it.each([
    ['a book for it', piano, book('beginner', 'piano')],
    ['exactly three times its price', accessory('cable', 300), { ...piano, price: 900 }],
    ['a kind of the same name in no category', product(), product({ id: '2' })],
  ])('is none against %s', (_, main, other) => {
    expect(objection(main, other)).toBeUndefined();
  });

  it('is against the second of a kind, but not against a second type of cymbal', () => {
    const kit = product({ category: 'drums', kind: 'acoustic-kit', price: 7000 });
    const cymbal = (id: string, cymbalType: string) =>
      product({ id, category: 'drums', kind: 'cymbal', price: 3000, attributes: { cymbalType } });
    const set = [cymbal('a', 'hi-hat'), cymbal('b', 'crash'), cymbal('c', 'crash')];
    expect([...objections(kit, set).keys()]).toEqual(['c']);
  });

  it('is against a stand for a microphone without one', () => {
    const stand = accessory('stand', 480, { attributes: { standType: 'microphone' } });
    const microphone = product({
      id: 'microphone',
      category: 'recording',
      kind: 'dynamic',
      attributes: { transducer: 'dynamic' },
    });
    expect([...objections(piano, [stand]).values()]).toEqual(['is a stand without a microphone']);
    expect([...objections(piano, [stand, microphone])]).toEqual([]);
    expect([...objections(microphone, [stand])]).toEqual([]);
  });
});

describe('the built-in catalogue', async () => {
  const all = await readBuiltinCatalogue('data/catalogue');
  const crossSells = crossSellsOf(all);

  it('suggests nothing that there is an objection to', () => {
    expect(describeObjections(all)).toEqual([]);
  });

  it('suggests no instrument with a thing that is used up', () => {
    const used = all.filter(({ kind = '' }) => ['reed', 'rosin', 'sticks', 'book'].includes(kind));
    for (const each of used) {
      const categories = crossSells(each).map(({ category }) => category);
      expect(
        categories.filter((category) => category !== 'accessories'),
        each.name.en,
      ).toEqual([]);
    }
  });
});
