const kindOf = (path: string) => {
  if (/^(\/en)?\/product\//.test(path)) return 'product';
  return /^(\/en)?\/instruments[/.]/.test(path) ? 'catalogue' : 'other';
};

/**
 * Measures from Astro's log how long pages of each kind take. Pages are rendered several at a time, kind after
 * kind, so that the time since the line before counts for those of a line.
 */
export function createPageTimes() {
  const kinds = new Map<string, { ms: number; pages: number }>();
  let last = performance.now();
  return {
    read(line: string): void {
      const now = performance.now();
      const paths = Array.from(line.matchAll(/├─ (\/\S+)/g), ([, path = '']) => path);
      for (const path of paths) {
        const { ms, pages } = kinds.get(kindOf(path)) ?? { ms: 0, pages: 0 };
        kinds.set(kindOf(path), { ms: ms + (now - last) / paths.length, pages: pages + 1 });
      }
      last = now;
    },
    /** Wall-clock ms per page. */
    mean: (kind: 'product' | 'catalogue'): number => {
      const { ms = NaN, pages = NaN } = kinds.get(kind) ?? {};
      return ms / pages;
    },
  };
}
