import { expect, it } from 'vitest';
import { kindsOf } from '~/features/facets/kind-names';

const names = {
  'drums/snare': '小鼓',
  'drums/cajon': 'Cajons and box drums',
  'guitars/bass': 'Bass guitars',
};

it('gives the kinds of a category in their order, and none of all products', () => {
  expect(kindsOf(names, 'drums')).toEqual(['drums/snare', 'drums/cajon']);
  expect(kindsOf(names, 'audio')).toEqual([]);
  expect(kindsOf(names, 'all')).toEqual([]);
});
