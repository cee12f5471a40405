import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Part of the pages' own cache keys. So is `data/catalogue`, which no pattern below matches. */
const CONTENT = ['src/assets/products/**'];

/** Everything else that affects pages. */
const SOURCES = [
  'src/**/*',
  'data/*.json',
  'public/**/*',
  'scripts/build/*',
  'scripts/fonts/*',
  'scripts/incremental/*',
  'astro.config.mjs',
  'astro-i18next.config.ts',
  'package-lock.json',
  'tsconfig.json',
  '.env*',
];

/**
 * A hash of the shop's code, settings, dictionaries and pictures, of the given variables, and of
 * the version of Node, whose locale data affects sorting and number formats.
 */
export function inputsOf(root: string, variables: Record<string, string | undefined>): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, Object.entries(variables).sort()]));
  for (const path of globSync(SOURCES, { cwd: root, exclude: CONTENT }).sort()) {
    const file = join(root, path);
    if (statSync(file).isFile()) hash.update(`\n${path}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
