// @ts-check
/**
 * Makes a fresh clone ready: `node scripts/toolchain/setup.mjs` installs the packages of package-lock.json
 * when they are missing or older than it; `--browser` adds what the browser tests need. Runs on
 * any Node from 18 on, with nothing installed, and does nothing when nothing is missing.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectNode, root } from './node.mjs';

/** @param {string} file */
const changedAt = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function run(command, args, env = process.env) {
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, error } = spawnSync(command, args, { cwd: root, env, shell, stdio: 'inherit' });
  if (error) console.error(`${command} cannot be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** The version of Node that package.json pins. */
function pinnedVersion() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return String(manifest.devDependencies.node);
}

/** The environment without the Node in node_modules, which `npm ci` takes away while it runs. */
function outerEnvironment() {
  const path = process.env.PATH ?? '';
  const outer = path
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')));
  return { ...process.env, PATH: outer.join(delimiter) };
}

/** Installs what package-lock.json names, with the pinned Node where this one is too old. */
function installPackages() {
  const install = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  // npm leaves out the binaries of packages that ask for a newer Node than the one it runs on:
  // those of our tools want ^20.19 || >=22.12.
  const tooOld =
    major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12);
  if (tooOld) {
    const node = `--package=node@${pinnedVersion()}`;
    run('npm', ['exec', '--yes', node, '--', 'npm', ...install], outerEnvironment());
  } else {
    run('npm', install, outerEnvironment());
  }
}

// npm writes this file last, so that an install that was broken off counts as none.
if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('Installing the packages of package-lock.json …');
  installPackages();
}
try {
  const node = projectNode();
  if (process.argv.includes('--browser'))
    run(node, [join('scripts', 'toolchain', 'install-browser.ts')]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
