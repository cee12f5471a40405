import type { AstroIntegration } from 'astro';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Maximum wait for another build, in ms. */
const MAX_WAIT = 1_200_000;
const POLL_INTERVAL = 100;

/** SQLite's result code SQLITE_BUSY. */
const BUSY = 5;

interface Options {
  /** Called once if another process holds the lock. */
  onWait?: () => void;
  /** In ms. */
  maxWait?: number;
}

/**
 * Takes an exclusive lock, and waits for it while another process has it. The lock is SQLite's on an empty
 * database: the operating system releases it when the process ends, even if it is killed, so it is never
 * stale.
 *
 * @returns releases the lock
 * @throws an Error if another process still has it after {@link Options.maxWait}
 */
export async function takeLock(
  file: string,
  { onWait, maxWait = MAX_WAIT }: Options = {},
): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  const start = performance.now();
  for (let waiting = false; ; waiting = true) {
    try {
      database.exec('BEGIN EXCLUSIVE');
      return () => database.close();
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    }
    if (!waiting) onWait?.();
    if (performance.now() - start > maxWait) {
      database.close();
      throw new Error('Another build of this checkout takes too long. Stop it, then try again.');
    }
    await pause(POLL_INTERVAL);
  }
}

/**
 * Lets the builds of one checkout run one at a time: they share caches, and one must not publish the content
 * that another has read (docs/decisions/0006-builds.md). `astro sync` reads content too; its lock is
 * released when its process ends.
 */
export default function buildLock(): AstroIntegration {
  let release: (() => void) | undefined;
  return {
    name: 'build-lock',
    hooks: {
      'astro:config:setup': async ({ command, config, logger }) => {
        if (command !== 'build' && command !== 'sync') return;
        release = await takeLock(fileURLToPath(new URL('.cache/build-lock.db', config.root)), {
          onWait: () => logger.warn('Another build of this checkout is running. Waiting for it …'),
        });
      },
      'astro:build:done': () => release?.(),
    },
  };
}
