// @ts-check
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const app = import.meta.dirname;

/**
 * Runs Strapi's own export or import on the CMS that the environment describes: products, categories, orders
 * and pictures, but not accounts and tokens. Exits with Strapi's code if it fails.
 *
 * @param {string[]} command `export` or `import` with options
 * @param {string} file relative to the folder in which npm was called
 */
function transfer(command, file) {
  const cli = join(app, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const { status } = spawnSync(process.execPath, [cli, ...command, '--file', path], {
    cwd: app,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const SUFFIX = '.tar.gz';

/** Writes a backup to a file, whose name ends with `.tar.gz`. The CMS can be running. */
export const backUp = (/** @type {string} */ file) =>
  transfer(['export', '--no-encrypt'], file.replace(SUFFIX, ''));

/** Replaces what the CMS has by a backup, from this or another database. An empty one gets accounts, but no catalogue. */
export function restore(/** @type {string} */ file) {
  process.env.CMS_SEED = 'accounts';
  transfer(['import', '--force'], file);
}
