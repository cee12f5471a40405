import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECENT, recentBefore, withViewed } from '~/features/product-page/recommendations/recent';
import { property } from '../property';

/** Returns the stored ids after viewing these products in order. */
const viewed = (...ids: string[]) => ids.reduce<string[]>(withViewed, []);

describe('recently viewed', () => {
  it('shows the newest first, without the product of the page', () => {
    expect(recentBefore(viewed('1', '2', '3'), '3')).toEqual(['2', '1']);
    expect(recentBefore(viewed('1', '2', '3'), '4')).toEqual(['3', '2', '1']);
  });

  it('shows a product once, by its last view', () => {
    expect(recentBefore(viewed('1', '2', '1', '3'), '3')).toEqual(['1', '2']);
  });

  const anyId = fc.integer({ min: 1, max: 8 }).map(String);
  property(
    `shows at most ${RECENT}, each once, never the product of the page`,
    [fc.array(anyId), anyId],
    (ids, here) => {
      const shown = recentBefore(viewed(...ids), here);
      const others = new Set(ids.filter((id) => id !== here));
      expect(shown).toHaveLength(Math.min(others.size, RECENT));
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).not.toContain(here);
      for (const id of shown) expect(others).toContain(id);
    },
  );
});
