import { expect, it } from 'vitest';
import { countSources } from '../../../scripts/checks/specification-coverage';

it('counts facts by source, and names sources that are none: pictures, documents without an address', () => {
  expect(
    countSources(
      [
        { 1: { 'https://example.com/a': ['keys', 'weight'], common: ['pedals', 'height'] } },
        { 2: { shop: ['level'], picture: ['color'], 'Maker, specifications': ['case'] } },
      ],
      (fact) => fact === 'height',
    ),
  ).toEqual({
    address: 2,
    common: 2,
    exact: 1,
    shop: 1,
    wrong: ['2: picture', '2: Maker, specifications'],
  });
});
