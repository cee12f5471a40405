import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { mapConcurrently } from '~/content/cms/map-concurrently';

const items = Array.from({ length: 20 }, (_, index) => index);

it('returns the results in the order of the items, with at most so many at the same time', async () => {
  let running = 0;
  let most = 0;
  const results = await mapConcurrently(items, 4, async (item) => {
    most = Math.max(most, ++running);
    await pause((item * 7) % 5);
    running -= 1;
    return item * 2;
  });
  expect(results).toEqual(items.map((item) => item * 2));
  expect(most).toBe(4);
});

it('starts no more after a failure', async () => {
  const started: number[] = [];
  const mapping = mapConcurrently(items, 4, async (item) => {
    started.push(item);
    await pause(item === 1 ? 5 : 20);
    if (item === 1) throw new Error('failed');
  });
  await expect(mapping).rejects.toThrow('failed');
  await pause(60);
  expect(started).toEqual([0, 1, 2, 3]);
});
