import { hash } from 'node:crypto';
import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';

const MANIFEST = 'manifest.json';

const NOT_CACHED = new Set([MANIFEST, 'generation.json']);

/** `astro sync` rewrites it between builds. */
const DATA_STORE = 'data-store.json';

/** A file whose date is at least this old when it is recorded has another date after a later change. */
const CLOCK_TICK_MS = 5000;

interface CachedFile {
  bytes: number;
  hash: string;
  inode: number;
  /** In ms since 1970; null if a later change might have the same date. */
  modified: number | null;
}

/** Cached files by path, with `/` as the separator. */
type Manifest = Record<string, CachedFile>;

/** One buffer for all files: garbage collection of one per page takes longer than hashing. */
let buffer = Buffer.alloc(1 << 20);

function hashOf(file: string, bytes: number): string {
  if (bytes >= buffer.length) buffer = Buffer.alloc(2 * bytes);
  const descriptor = openSync(file, 'r');
  try {
    return hash('sha1', buffer.subarray(0, readSync(descriptor, buffer)));
  } finally {
    closeSync(descriptor);
  }
}

/** Describes a file. It is read only if it can have changed since it was described before. */
function describe(file: string, before: CachedFile | undefined, now: number): CachedFile {
  const { size: bytes, ino: inode, mtimeMs } = statSync(file);
  const isSame = before?.bytes === bytes && before.inode === inode && before.modified === mtimeMs;
  return {
    bytes,
    hash: isSame ? before.hash : hashOf(file, bytes),
    inode,
    modified: mtimeMs < now - CLOCK_TICK_MS ? mtimeMs : null,
  };
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
  /** Records every file in the cache, for the check of the next build. */
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
  const intact: Manifest = {};
  const now = Date.now();
  for (const path of listFiles(folder)) {
    const file = join(folder, path);
    const expected = manifest[path];
    const found = describe(file, expected, now);
    if (found.bytes === expected?.bytes && found.hash === expected.hash) intact[path] = found;
    else {
      rmSync(file, { force: true });
      if (expected && path !== DATA_STORE) damaged.push(path);
    }
  }
  return {
    damaged,
    writeManifest() {
      const now = Date.now();
      const files = listFiles(folder).map((path) => [
        path,
        describe(join(folder, path), intact[path], now),
      ]);
      writeFileSync(join(folder, MANIFEST), JSON.stringify(Object.fromEntries(files)));
    },
  };
}
