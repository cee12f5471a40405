import { expect, it } from 'vitest';
import { readFormer } from '~/content/cms/read-former';
import { formerAmong } from '~/content/former-schema';
import { formerEntries } from '~cms/../seed/former-entries';

const entry = { name: '結他', nameEn: 'Guitar', category: 'guitars', kind: null, price: 900 };
const item = (documentId: string, successor?: string) => ({
  id: 1,
  documentId,
  attributes: {
    ...entry,
    successor: { data: successor ? { id: 2, documentId: successor, attributes: {} } : null },
  },
});

it('are read with their successors, without invalid ones', () => {
  expect(readFormer([item('a'), item('b', '12'), { ...item('c'), attributes: {} }, 1])).toEqual([
    { id: 'a', name: { zh: '結他', en: 'Guitar' }, category: 'guitars', price: 900 },
    {
      id: 'b',
      name: { zh: '結他', en: 'Guitar' },
      category: 'guitars',
      price: 900,
      successor: '12',
    },
  ]);
});

it('are read with a successor that was deleted, unless there is another', () => {
  const deletedSuccessor = 'b';
  const items = [item('a'), item('c', '12')].map((each) => ({
    ...each,
    attributes: { ...each.attributes, deletedSuccessor },
  }));
  expect(readFormer(items).map(({ successor }) => successor)).toEqual(['b', '12']);
});

it('are those that are not sold again, with successors that are sold', () => {
  const former = readFormer([
    item('a', 'b'),
    item('b', '12'),
    item('c', 'd'),
    item('d', 'c'),
    item('e', 'nothing'),
    item('13'),
  ]);
  const products = [{ id: '12' }, { id: '13' }];
  expect(formerAmong(products, former).map(({ id, successor }) => [id, successor])).toEqual([
    ['a', '12'],
    ['b', '12'],
    ['c', undefined],
    ['d', undefined],
    ['e', undefined],
  ]);
});

it('are copied to the CMS, except those that are sold again', () => {
  const former = [
    { id: 'a', ...entry, successor: '12' },
    { id: 'b', ...entry, successor: 'a' },
    { id: 'c', ...entry },
    { id: '13', ...entry },
  ];
  expect(formerEntries(former, ['12', '13'])).toEqual([
    { documentId: 'a', ...entry, successor: { connect: [{ documentId: '12' }] } },
    { documentId: 'b', ...entry, deletedSuccessor: 'a' },
    { documentId: 'c', ...entry },
  ]);
});
