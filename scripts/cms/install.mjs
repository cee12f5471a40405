// @ts-check
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { projectNode } from '../toolchain/node.mjs';

const app = import.meta.dirname;

/** @param {string} file */
const changedAt = (file) => statSync(join(app, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Installs Strapi into this folder where that was not done yet, or not to its end.
 *
 * @throws an Error that says why it cannot be had
 */
export function installCms() {
  // npm writes this file last, so that an install that was broken off counts as none.
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  console.log('Installing Strapi into scripts/cms: once, a minute or two, 720 MB …');
  const { status, error } = spawnSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: app,
    // npm leaves out packages that do not fit the Node it runs on.
    env: { ...process.env, PATH: `${dirname(projectNode())}${delimiter}${process.env.PATH ?? ''}` },
    shell: process.platform === 'win32',
    stdio: 'inherit',
  });
  if (error) throw new Error(`npm cannot be started: ${error.message}`);
  if (status !== 0) throw new Error(`npm could not install Strapi: it ended with ${status}`);
}
