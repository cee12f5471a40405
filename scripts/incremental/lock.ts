import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** No build takes longer; after this, the number of an ended process may be another's. */
const LONGEST_HOLD_MS = 3_600_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes a lock file for this process.
 * @returns `taken`; `broken`: taken too, but whoever had it before ended without giving it back;
 *   `busy`: another process has it
 */
export function takeLock(file: string): 'taken' | 'broken' | 'busy' {
  if (create(file)) return 'taken';
  const holder = Number(readFileSync(file, 'utf8'));
  const age = Date.now() - statSync(file).mtimeMs;
  if (holder !== process.pid && age < LONGEST_HOLD_MS && isRunning(holder)) return 'busy';
  rmSync(file, { force: true });
  return create(file) ? 'broken' : 'busy';
}

export const releaseLock = (file: string): void => rmSync(file, { force: true });
