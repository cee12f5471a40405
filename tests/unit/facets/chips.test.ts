import { expect, it } from 'vitest';
import { chipsOf } from '~/features/facets/chips';
import { fixedFacets } from '~/features/facets/facets';
import { isUnfiltered } from '~/features/catalogue/view';
import { anyFilter } from '../products/summaries';
import { shared } from './attribute-shop';
import { property } from '../property';

const words = {
  price: { label: 'Price', value: 'HK${{value}}' },
  brand: { label: 'Brands' },
  badge: { label: 'Features', options: { hot: 'Hot Items', new: 'New Arrivals' } },
};

// Requirements §2.4: "Selections are also chips that can be removed".
it('has a chip for each selection, in the order of the facets', () => {
  const filter = {
    badge: ['new', 'hot'],
    category: ['drums'],
    brand: ['Vox'],
    price: { min: 500, max: 3000 },
  };
  expect(chipsOf(filter, fixedFacets, words, shared).map(({ text }) => text)).toEqual([
    'HK$500 – HK$3,000',
    'Vox',
    'New Arrivals',
    'Hot Items',
  ]);
});

property(
  'each chip removes only its own selection, and all chips together remove every filter',
  [anyFilter],
  (filter) => {
    let rest = filter;
    for (let chips = chipsOf(rest, fixedFacets, words, shared); chips.length > 0;) {
      const [chip, ...others] = chips;
      expect(new Set(chips.map(({ key }) => key)).size).toBe(chips.length);
      rest = chip?.without ?? rest;
      chips = chipsOf(rest, fixedFacets, words, shared);
      expect(chips.map(({ key }) => key)).toEqual(others.map(({ key }) => key));
    }
    expect(isUnfiltered({ filter: rest, sort: 'name' })).toBe(true);
    expect(rest['category']).toEqual(filter['category']);
  },
);
