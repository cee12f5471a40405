// @ts-check
/**
 * Makes a fresh clone ready: `node scripts/setup.mjs` installs the packages of package-lock.json
 * when they are missing or older than it; `--browser` adds what the browser tests need. Runs on
 * any Node from 18 on, with nothing installed, and does nothing when nothing is missing.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectNode, root } from './node.mjs';

/** @param {string} file */
const changedAt = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function run(command, args, env = process.env) {
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, error } = spawnSync(command, args, { cwd: root, env, shell, stdio: 'inherit' });
  if (error) console.error(`${command} cannot be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** The environment without the Node in node_modules, which `npm ci` takes away while it runs. */
function outerEnvironment() {
  const path = process.env.PATH ?? '';
  const outer = path
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')));
  return { ...process.env, PATH: outer.join(delimiter) };
}

// npm writes this file last, so that an install that was broken off counts as none.
if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('Installing the packages of package-lock.json …');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], outerEnvironment());
}
try {
  const node = projectNode();
  if (process.argv.includes('--browser')) run(node, [join('scripts', 'setup-browser.ts')]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
