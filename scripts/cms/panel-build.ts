import { cpSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Written by `src/admin/vite.config.ts`: the files that the panel was built from, relative to the root. */
const INPUTS = 'inputs.json';

/** Beside the modules: the versions of packages, and the aliases. */
const OTHERS = ['scripts/cms/package-lock.json', 'scripts/cms/src/admin/vite.config.ts'];

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** Whether a build of the admin panel is newer than everything it contains. */
export function isPanelCurrent(build: string, root: string): boolean {
  const list = join(build, INPUTS);
  const builtAt = changedAt(list);
  if (builtAt === undefined) return false;
  const inputs: string[] = JSON.parse(readFileSync(list, 'utf8'));
  return [...OTHERS, ...inputs].every(
    (file) => (changedAt(join(root, file)) ?? Infinity) < builtAt,
  );
}

/** Replaces a build of the admin panel by a complete copy of another, which may be on another disk. */
export function replacePanel(build: string, newer: string) {
  const copy = join(dirname(build), '.strapi', 'build');
  rmSync(copy, { recursive: true, force: true });
  cpSync(newer, copy, { recursive: true });
  rmSync(build, { recursive: true, force: true });
  renameSync(copy, build);
}
