import { afterEach, expect, it, vi } from 'vitest';
import { createPageTimes } from '../../../scripts/bench/page-times.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('shares the time since the line before between the pages of a line, by kind', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const times = createPageTimes();
  const readAfter = (ms: number, line: string) => {
    vi.advanceTimersByTime(ms);
    times.read(line);
  };
  readAfter(100, 'generating static routes');
  readAfter(6, '12:00:00   ├─ /product/1.html  ├─ /en/product/2.html (+2ms)');
  readAfter(1, ' (+1ms)');
  readAfter(5, '12:00:00   ├─ /product/3.html (+2ms)');
  readAfter(30, '12:00:00   ├─ /en/instruments.html (+30ms)');
  readAfter(10, '12:00:00   ├─ /instruments/guitars/2.html (+9ms)');
  readAfter(50, '12:00:00   ├─ /index.html (+50ms)');
  expect(times.mean('product')).toBeCloseTo(11 / 3);
  expect(times.mean('catalogue')).toBe(20);
});
