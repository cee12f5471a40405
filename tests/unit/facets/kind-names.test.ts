import { expect, it } from 'vitest';
import { kindsOf, packKindNames, readKindNames } from '~/features/facets/kind-names';

const names = new Map([
  ['drums/snare', '小鼓'],
  ['drums/cajon', 'Cajons and box drums'],
  ['guitars/bass', 'Bass guitars'],
]);

it('restores the names in their order', () => {
  expect([...readKindNames(packKindNames(names))]).toEqual([...names]);
});

it('restores a shop without kinds', () => {
  expect(readKindNames(packKindNames(new Map())).size).toBe(0);
});

it('gives the kinds of a category in their order, and none of all products', () => {
  expect(kindsOf(names, 'drums')).toEqual(['drums/snare', 'drums/cajon']);
  expect(kindsOf(names, 'audio')).toEqual([]);
  expect(kindsOf(names, 'all')).toEqual([]);
});
