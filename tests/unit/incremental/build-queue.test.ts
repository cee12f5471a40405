import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinBuildQueue } from '../../../scripts/incremental/build-queue.ts';

const QUEUE = fileURLToPath(
  new URL('../../../scripts/incremental/build-queue.ts', import.meta.url),
);
const HOUR = 3_600_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtone-'));
});
afterEach(() => rm(folder, { recursive: true }));

const endedProcess = () => Number(execFileSync(process.execPath, ['-p', 'process.pid']));
const addTicket = (number: number, pid: number) => {
  const file = join(folder, `${number}-${pid}`);
  writeFileSync(file, '');
  return file;
};

describe('a build queue', () => {
  it('gives the lock in the order of arrival', async () => {
    const order: number[] = [];
    const release = await joinBuildQueue(folder);
    const others = [1, 2, 3].map(async (number) => {
      const release = await joinBuildQueue(folder);
      order.push(number);
      release();
    });
    expect(order).toEqual([]);
    release();
    await Promise.all(others);
    expect(order).toEqual([1, 2, 3]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('names the process that is waited for, once', async () => {
    const waits: number[] = [];
    const release = await joinBuildQueue(folder);
    const other = joinBuildQueue(folder, { onWait: (pid) => waits.push(pid) });
    setTimeout(release, 350);
    (await other)();
    expect(waits).toEqual([process.pid]);
  });

  it('gives up after the time limit and leaves no ticket', async () => {
    addTicket(1, process.ppid);
    await expect(joinBuildQueue(folder, { maxWait: 50 })).rejects.toThrow(
      `Another build (process ${process.ppid}) has been running for too long`,
    );
    expect(readdirSync(folder)).toEqual([`1-${process.ppid}`]);
  });

  it('skips tickets of ended processes, and of an ended process with the same id', async () => {
    addTicket(1, endedProcess());
    addTicket(2, process.pid);
    (await joinBuildQueue(folder, { maxWait: 0 }))();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('skips tickets that nobody touches, whose process id may be in use again', async () => {
    const file = addTicket(1, process.ppid);
    (await joinBuildQueue(folder, { maxSilence: 150 }))();
    expect(existsSync(file)).toBe(false);
  });

  it.each([-24, -1, 1, 24])(
    'respects a ticket that is touched, with a date %i hours off the clock',
    async (hours) => {
      const file = addTicket(1, process.ppid);
      const touching = setInterval(() => {
        const date = (Date.now() + hours * HOUR) / 1000;
        utimesSync(file, date, date);
      }, 20);
      try {
        await expect(joinBuildQueue(folder, { maxSilence: 300, maxWait: 700 })).rejects.toThrow(
          'has been running for too long',
        );
        expect(existsSync(file)).toBe(true);
      } finally {
        clearInterval(touching);
      }
    },
  );

  it('touches its own ticket while it holds the lock', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const release = await joinBuildQueue(folder);
      const file = join(folder, readdirSync(folder)[0] ?? '');
      utimesSync(file, 1, 1);
      vi.advanceTimersByTime(10_000);
      expect(statSync(file).mtimeMs).toBeGreaterThan(1000);
      release();
      vi.advanceTimersByTime(10_000);
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});

it('is never held by two processes at once', { timeout: 60_000 }, async () => {
  const held = join(folder, 'held');
  const code = `
    import { rmSync, writeFileSync } from 'node:fs';
    import { setTimeout as pause } from 'node:timers/promises';
    import { joinBuildQueue } from ${JSON.stringify(QUEUE)};
    for (let turn = 0; turn < 3; turn++) {
      const release = await joinBuildQueue(${JSON.stringify(join(folder, 'queue'))});
      writeFileSync(${JSON.stringify(held)}, '', { flag: 'wx' }); // throws if it exists
      await pause(Math.random() * 20);
      rmSync(${JSON.stringify(held)});
      release();
    }
  `;
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' }),
  );
  const codes = await Promise.all(
    children.map(async (child) => ((await once(child, 'close')) as [number])[0]),
  );
  expect(codes).toEqual(children.map(() => 0));
});
