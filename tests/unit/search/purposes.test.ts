import { expect, it } from 'vitest';
import { purposesIn } from '~/features/search/engine/purposes';
import { builtinProducts, indexOf } from '../../search/shop-index';

const index = indexOf(await builtinProducts());

it.each([
  ['guitar for a 7 year old', 'guitar for children'],
  ['guitar for a 12-year-old', 'guitar for children'],
  ['guitar for a 13-year-old', 'guitar for adults'],
  ['7歲結他', '兒童結他'],
  ['７歲結他', '兒童結他'],
  ['guitar for 20 years', 'guitar'],
])('"%s" has the purposes of "%s"', (text, other) => {
  const purposes = (query: string) => purposesIn(index, query).purposes;
  expect(purposes(text)).toEqual(purposes(other));
  expect(purposes(text).length > 0).toBe(/child|adult|兒童/.test(other));
});
