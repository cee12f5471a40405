import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { releaseLock, takeLock } from './lock.ts';

/**
 * A run of builds that may share pages: all made of the same code, settings and words, each begun
 * after the one before was complete (docs/decisions/0006-incremental-builds.md).
 */
export interface Generation {
  /** Part of every page's key, so that no page outlives its generation. */
  id: string;
  /** When its first build began, in ms. */
  startedAt: number;
}

interface Kept extends Generation {
  inputs: string;
}

/** A build's hold on the pages that builds before it left in a folder. */
export interface OpenGeneration extends Generation {
  /** False while another build uses the folder: this one must leave it alone. */
  sharing: boolean;
  /** Pages are written from now on: a build that ends without {@link close} spoils the folder. */
  begin: () => void;
  /** The build is complete: the next one may share its pages. */
  close: () => void;
}

function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return undefined; // none yet, or cut short
  }
}

/** Takes away what was written last into its folders: of what a build was writing, half may be there. */
function removeSince(folder: string, time: number): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    const stat = statSync(file, { throwIfNoEntry: false });
    const isInFolder = dirname(name) !== '.';
    if (isInFolder && stat?.isFile() && stat.mtimeMs >= time) rmSync(file, { force: true });
  }
}

/**
 * Joins the generation that a folder holds, or begins one: when the inputs are others, or when the
 * build before was broken off.
 * @param folder Astro's cache
 * @param inputs names the state of all that is not content
 * @param now ms; the start of a new generation
 */
export function openGeneration(folder: string, inputs: string, now: number): OpenGeneration {
  const file = join(folder, 'generation.json');
  const lock = join(folder, 'build.lock');
  const fresh: Kept = { id: randomUUID(), startedAt: now, inputs };
  mkdirSync(folder, { recursive: true });

  const lockedAt = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  const state = takeLock(lock);
  if (state === 'busy') {
    return { ...fresh, sharing: false, begin: () => undefined, close: () => undefined };
  }
  if (state === 'broken' && lockedAt !== undefined) removeSince(folder, lockedAt);
  const kept = readKept(file);
  const generation = kept?.inputs === inputs ? kept : fresh;

  const release = () => releaseLock(lock);
  process.once('exit', release); // a build that fails before it writes pages spoils nothing
  return {
    ...generation,
    sharing: true,
    begin: () => {
      process.off('exit', release);
      rmSync(file, { force: true });
    },
    close: () => {
      writeFileSync(file, JSON.stringify(generation));
      release();
    },
  };
}
