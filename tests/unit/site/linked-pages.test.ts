import { describe, expect, it } from 'vitest';
import { linkedPages } from '~/site/linked-pages';

describe('linkedPages', () => {
  it('has all pages of a short list', () => {
    expect(linkedPages(2, 1)).toEqual([1]);
    expect(linkedPages(4, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('has the first, the last, the neighbours and a few others of a long list', () => {
    expect(linkedPages(1, 10)).toEqual([1, 2, 3, 10]);
    expect(linkedPages(10, 10)).toEqual([1, 8, 9, 10]);
    expect(linkedPages(470, 2084)).toEqual([
      1, 370, 460, 468, 469, 470, 471, 472, 480, 570, 1470, 2084,
    ]);
  });

  it('leads from the first page to any other in a few steps', () => {
    const pages = 2084;
    const reached = new Set([1]);
    let steps = 0;
    for (let last = [1]; reached.size < pages; steps++) {
      last = [...new Set(last.flatMap((page) => linkedPages(page, pages)))].filter(
        (page) => !reached.has(page),
      );
      for (const page of last) reached.add(page);
    }
    expect(steps).toBeLessThan(20);
  });
});
