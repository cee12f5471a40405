import { expect, it, vi } from 'vitest';
import createLogger, { pictureLog } from '../../../scripts/build/picture-log.mjs';

it('counts the pictures that Astro logs, and prints warnings only', () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const counted = vi.fn();
  pictureLog.on('picture', counted);
  const { write } = createLogger();
  const log = (level: 'info' | 'warn', message: string) =>
    write({ level, message, label: null, newLine: true });

  log(
    'info',
    '  \u001b[32m▶\u001b[39m /_astro/1.C_5.webp \u001b[2m(reused cache entry)\u001b[22m \u001b[2m(+1ms)\u001b[22m \u001b[2m(5/1571)\u001b[22m',
  );
  log('info', 'Completed in 3 s.');
  log('warn', '/_astro/1.C_5.webp is broken (1/2)');
  const lines = printed.mock.calls.map(([text]) => String(text));
  printed.mockRestore();

  expect(counted.mock.calls).toEqual([[5, 1571]]);
  expect(lines).toEqual([expect.stringContaining('is broken')]);
});
