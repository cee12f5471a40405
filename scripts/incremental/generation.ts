import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCache } from './cache-manifest.ts';

/**
 * A series of builds that may share pages: all from the same code, settings and dictionaries, each
 * started after the one before was complete (docs/decisions/0006-incremental-builds.md).
 */
export interface Generation {
  /** Part of every page's cache key, so that pages are reused within one generation only. */
  id: string;
  /** When its first build started, in ms. */
  startedAt: number;
}

interface StoredGeneration extends Generation {
  inputs: string;
}

/** The generation of a running build. */
export interface OpenGeneration extends Generation {
  /** Cached files that were damaged and have been removed. */
  damaged: readonly string[];
  /** Call before pages are written. If {@link close} is not called after it, the generation ends. */
  begin: () => void;
  /** The build is complete: the next one may reuse its pages. */
  close: () => void;
}

function readGeneration(file: string): StoredGeneration | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredGeneration;
  } catch {
    return undefined; // missing or truncated
  }
}

/**
 * Continues the generation that is stored in a folder. Starts a new one if the inputs have changed
 * or the previous build did not complete. The caller must hold the build lock.
 *
 * @param folder Astro's cache
 * @param inputs identifies the state of everything that is not content
 * @param now the start of a new generation, in ms
 */
export function openGeneration(folder: string, inputs: string, now: number): OpenGeneration {
  const file = join(folder, 'generation.json');
  mkdirSync(folder, { recursive: true });
  const { damaged, writeManifest } = checkCache(folder);
  const stored = readGeneration(file);
  const generation: StoredGeneration =
    stored?.inputs === inputs ? stored : { id: randomUUID(), startedAt: now, inputs };
  return {
    ...generation,
    damaged,
    begin: () => rmSync(file, { force: true }),
    close: () => {
      writeManifest();
      writeFileSync(file, JSON.stringify(generation));
    },
  };
}
