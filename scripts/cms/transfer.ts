import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/**
 * Runs Strapi's own export or import on the CMS that the environment describes: products, categories, orders
 * and pictures, but not accounts and tokens. Exits with Strapi's code if it fails, and with 1 if it skipped entries.
 *
 * @param app the folder of the compiled CMS
 * @param command `export` or `import` with options
 * @param file relative to the folder in which npm was called
 */
function transfer(app: string, command: readonly string[], file: string) {
  const cli = join(app, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const { status, stdout } = spawnSync(process.execPath, [cli, ...command, '--file', path], {
    cwd: app,
    stdio: ['inherit', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  console.log(stdout);
  if (status !== 0) process.exit(status ?? 1);
  // Strapi only warns when it could not read all entries of a type.
  if (/entities of this type were skipped/.test(stdout)) {
    console.error('Some entries could not be read: do not rely on this file.');
    process.exit(1);
  }
}

const SUFFIX = '.tar.gz';

/** Writes a backup to a file, whose name ends with `.tar.gz`. The CMS can be running. */
export const backUp = (app: string, file: string) =>
  transfer(app, ['export', '--no-encrypt'], file.replace(SUFFIX, ''));

/** Replaces the CMS's content by a backup of any database. An empty CMS gets its first accounts, but no catalogue. */
export function restore(app: string, file: string) {
  process.env.CMS_SEED = 'accounts';
  transfer(app, ['import', '--force'], file);
  console.log(
    'Accounts and API tokens are not part of a backup. A CMS that had some keeps them; in a new one, create them again, and change the initial passwords, which are those of secrets.env.',
  );
}
