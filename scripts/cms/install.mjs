// @ts-check
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectNode } from '../toolchain/node.mjs';

const app = fileURLToPath(new URL('.', import.meta.url));

/** @param {string} file */
const changedAt = (file) => statSync(join(app, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Installs Strapi into this folder, unless a complete install is there.
 *
 * @throws an Error with the reason if the install fails
 */
export function installCms() {
  // npm writes this file last, so it is missing after an interrupted install.
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  console.log('Installing Strapi into scripts/cms (720 MB; takes a minute or two, only once) …');
  const { status, error } = spawnSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: app,
    // npm skips optional packages that do not support the Node version it runs on.
    env: { ...process.env, PATH: `${dirname(projectNode())}${delimiter}${process.env.PATH ?? ''}` },
    shell: process.platform === 'win32',
    stdio: 'inherit',
  });
  if (error) throw new Error(`npm cannot be started: ${error.message}`);
  if (status !== 0) throw new Error(`npm could not install Strapi: exit code ${status}`);
}
