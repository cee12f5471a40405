import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const MANIFEST = 'manifest.json';

/** Every build writes its data store from scratch; `astro sync` rewrites it between builds. */
const NOT_CACHED = new Set([MANIFEST, 'generation.json', 'data-store.json']);

interface CachedFile {
  bytes: number;
  hash: string;
}

/** Cached files by path, with `/` as the separator. */
type Manifest = Record<string, CachedFile>;

const hashFile = (file: string): string => hash('sha1', readFileSync(file));

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .map((path) => path.split(sep).filter(Boolean).join('/'))
    .filter((path) => !NOT_CACHED.has(path));
}

function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest;
  } catch {
    return {}; // missing or truncated
  }
}

/** Records length and hash of every file in the cache, for {@link removeDamaged}. */
export function writeManifest(folder: string): void {
  const manifest: Manifest = {};
  for (const path of listFiles(folder)) {
    const file = join(folder, path);
    manifest[path] = { bytes: statSync(file).size, hash: hashFile(file) };
  }
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest));
}

/**
 * Removes every cached file that differs from the manifest or is missing from it: truncated,
 * edited, or left by a build that was killed. Astro then renders the page or resizes the picture
 * again.
 *
 * @returns the paths of the files that were in the manifest
 */
export function removeDamaged(folder: string): string[] {
  const manifest = readManifest(folder);
  rmSync(join(folder, 'data-store.json'), { force: true });
  return listFiles(folder).filter((path) => {
    const file = join(folder, path);
    const expected = manifest[path];
    const intact = expected?.bytes === statSync(file).size && expected.hash === hashFile(file);
    if (!intact) rmSync(file, { force: true });
    return !intact && expected !== undefined;
  });
}
