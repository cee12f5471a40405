import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Content: each page's own key covers what it shows of it. `data/catalogue` is the rest of it. */
const CONTENT = ['src/assets/products/**'];

/** Everything else that pages are made of. */
const SOURCES = [
  'src/**/*',
  'data/*.json',
  'public/**/*',
  'scripts/fonts/*',
  'scripts/incremental/*',
  'astro.config.mjs',
  'astro-i18next.config.ts',
  'package-lock.json',
  'tsconfig.json',
  '.env*',
];

/**
 * A name for the shop's code, settings, words and pictures as they are now: it changes with every
 * byte of them, with these variables, and with the version of Node (which brings the rules by
 * which names are sorted and numbers written).
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
