import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it, vi } from 'vitest';
import { takeLock } from '../../../scripts/build/build-lock.ts';
import { temporaryFolder } from '../temporary-folder';

const MODULE = fileURLToPath(new URL('../../../scripts/build/build-lock.ts', import.meta.url));

let file: string;
beforeEach(async () => {
  file = join(await temporaryFolder(), 'cache', 'lock.db');
});

/** Starts a process that acquires the lock and keeps it. */
async function holder() {
  const script = `
    import { takeLock } from ${JSON.stringify(MODULE)};
    await takeLock(${JSON.stringify(file)});
    console.log('taken');
    setInterval(() => undefined, 1000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  await once(child.stdout, 'data');
  return child;
}

it('is held by one build at a time', async () => {
  const release = await takeLock(file);
  const onWait = vi.fn();
  let isHeld = false;
  const second = takeLock(file, { onWait }).then((release) => {
    isHeld = true;
    return release;
  });
  await expect.poll(() => onWait.mock.calls.length).toBe(1);
  expect(isHeld).toBe(false);
  release();
  (await second)();
  expect(onWait).toHaveBeenCalledTimes(1);
});

it('is refused when another build takes too long', async () => {
  const release = await takeLock(file);
  await expect(takeLock(file, { maxWait: 0 })).rejects.toThrow('Another build of this checkout');
  release();
});

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'is released when its process ends by %s',
  async (signal) => {
    const child = await holder();
    await expect(takeLock(file, { maxWait: 0 })).rejects.toThrow('Another build');
    child.kill(signal);
    await once(child, 'exit');
    (await takeLock(file, { maxWait: 1000 }))();
  },
);
