import { expect, it } from 'vitest';
import { goesWithUrls, packGoesWith } from '~/features/products/goes-with/goes-with';

/** As the built-in catalogue and the CMS name products. */
const ids = {
  numbers: (index: number) => String(index + 1),
  documents: (index: number) => `t3q${(index * 7919).toString(36).padStart(21, 'v8kz')}`,
};

it.each(Object.entries(ids))('a cart of 10,000 products with %s as ids loads little', (_, idOf) => {
  const lists = Array.from(
    { length: 10_000 },
    (_, index) => [idOf(index), [idOf(index + 1), idOf(index + 2)]] as const,
  );
  const files = packGoesWith(lists);
  const shop = { address: '/data/goes-with/hash/', count: files.length };
  const sizes = files.map((file) => Object.keys(file).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(10_000);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100);

  const urlOf = (file: number) => `/data/goes-with/hash/${file}.json`;
  for (const [id, others] of lists) {
    const [url] = goesWithUrls(shop, [id]);
    expect(files.find((_, file) => urlOf(file) === url)?.[id]).toEqual(others);
  }
  const cart = lists.slice(0, 5).map(([id]) => id);
  expect(goesWithUrls(shop, [...cart, ...cart]).length).toBeLessThanOrEqual(5);
});

it('a shop without products has one empty file', () => {
  expect(packGoesWith([])).toEqual([{}]);
});
