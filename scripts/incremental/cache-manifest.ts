import { hash } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

const MANIFEST = 'manifest.json';

/** Every build writes its data store from scratch; `astro sync` rewrites it between builds. */
const NOT_CACHED = new Set([MANIFEST, 'generation.json', 'data-store.json']);

interface CachedFile {
  bytes: number;
  hash: string;
}

/** Cached files by path, with `/` as the separator. */
type Manifest = Record<string, CachedFile>;

/** One buffer for all files: garbage collection of one per page takes longer than hashing. */
let buffer = Buffer.alloc(1 << 20);

/** Length and hash of a file. */
function describe(file: string): CachedFile {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    if (size >= buffer.length) buffer = Buffer.alloc(2 * size);
    const bytes = readSync(descriptor, buffer, 0, buffer.length, 0);
    return { bytes, hash: hash('sha1', buffer.subarray(0, bytes)) };
  } finally {
    closeSync(descriptor);
  }
}

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

interface CheckedCache {
  /** Paths of the files that were in the manifest and have been removed. */
  damaged: string[];
  /** Records length and hash of every file in the cache, for the check of the next build. */
  writeManifest: () => void;
}

/**
 * Removes every cached file that differs from the manifest or is missing from it: truncated,
 * edited, or left by a build that was killed. Astro then renders the page or resizes the picture
 * again.
 */
export function checkCache(folder: string): CheckedCache {
  const manifest = readManifest(folder);
  const damaged: string[] = [];
  /** When each intact file was written: a file that is still the same is not hashed again. */
  const intact = new Map<string, number>();
  rmSync(join(folder, 'data-store.json'), { force: true });
  for (const path of listFiles(folder)) {
    const file = join(folder, path);
    const expected = manifest[path];
    const { mtimeMs } = statSync(file);
    if (isDeepStrictEqual(expected, describe(file))) intact.set(path, mtimeMs);
    else {
      rmSync(file, { force: true });
      if (expected) damaged.push(path);
    }
  }
  return {
    damaged,
    writeManifest() {
      const next = listFiles(folder).map((path) => {
        const file = join(folder, path);
        const known = intact.get(path) === statSync(file).mtimeMs && manifest[path];
        return [path, known || describe(file)];
      });
      writeFileSync(join(folder, MANIFEST), JSON.stringify(Object.fromEntries(next)));
    },
  };
}
