import { expect, it, vi } from 'vitest';
import { fromComputerClock, toComputerClock } from '~cms/../admin/clock';
import { shownTime } from '~cms/../shown-time';

it.each(['America/Los_Angeles', 'Pacific/Auckland'])(
  'the panel shows and takes times in Hong Kong on a computer in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const at = '2026-12-01T16:05:00.000Z';
    expect(new Date(at).getHours()).not.toBe(0);
    expect(shownTime(at, 'en')).toBe('2 Dec 2026, 00:05');
    expect(shownTime(at, 'en', 'medium')).toBe('2 Dec 2026, 00:05:00');
    expect(shownTime(at, 'zh')).toMatch(/^2026年12月2日.*12:05$/);
    const shown = toComputerClock(at);
    expect([shown.getDate(), shown.getHours(), shown.getMinutes()]).toEqual([2, 0, 5]);
    expect(fromComputerClock(shown)).toBe(at);
  },
);
