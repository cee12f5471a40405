import { expect, it } from 'vitest';
import { questionsOf, sharesWith } from '../../../scripts/cms/src/publish-questions';

const product = {
  documentId: 'a',
  name: '結他',
  sku: 'OT-1',
  image: { id: 1 },
  category: 'guitars',
  kind: 'electric',
  attributes: { strings: 6 },
};
const other = { documentId: 'b', name: '小提琴', sku: 'ot-1', mpn: null };

it('asks nothing about a complete product without a double', () => {
  expect(questionsOf(product, undefined, [{ ...product }], 'zh')).toEqual([]);
});

it('asks about what is missing, and about a product with the same number', () => {
  const unfinished = { ...product, image: null, kind: '', attributes: '{"strings":null}' };
  expect(questionsOf(unfinished, undefined, [other], 'zh')).toEqual([
    '沒有主要圖片。',
    '未選種類，顧客不能按種類找到它。',
    '規格全部留空。',
    '本店貨號與「小提琴」相同。',
  ]);
});

it('asks only about the planned time of a product that is live, and what is new: a gap, a double', () => {
  const publishAt = new Date(Date.now() + 60_000).toISOString();
  const planned = { ...product, image: null, publishAt };
  const asksForTime = expect.stringMatching(/^It has a time to be published/) as string;
  expect(questionsOf(planned, { ...product, image: null }, [other], 'en')).toEqual([asksForTime]);
  expect(questionsOf(planned, product, [other], 'en')).toEqual([
    asksForTime,
    'It has no main picture.',
  ]);
  expect(questionsOf(planned, { ...product, image: null, sku: 'OT-2' }, [other], 'en')).toEqual([
    asksForTime,
    'It has the SKU of “小提琴”.',
  ]);
});

it('finds others by the values that a product has', () => {
  expect(sharesWith([product, { name: '', mpn: 'X' }])).toEqual([
    { name: { $eqi: '結他' } },
    { sku: { $eqi: 'OT-1' } },
    { mpn: { $eqi: 'X' } },
  ]);
});
