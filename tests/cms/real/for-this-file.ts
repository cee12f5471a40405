import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A resource that must be removed after the tests of a file. */
export interface Removable {
  remove: () => Promise<void>;
}

/** Registers a resource that is removed after the tests of the file. */
export type Keep = <T extends Removable>(each: T) => T;

/**
 * Returns a function that registers resources. After the tests of the file they are removed in
 * reverse order, even if a later one could not be created.
 */
export function forThisFile(): Keep {
  const resources: Removable[] = [];
  afterAll(async () => {
    for (const each of resources.reverse()) await each.remove();
  });
  return (each) => {
    resources.push(each);
    return each;
  };
}

/** Creates a folder, which is removed after the tests of the file. */
export async function folderForThisFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'overtone-'));
  afterAll(() => rm(folder, { recursive: true }));
  return folder;
}
