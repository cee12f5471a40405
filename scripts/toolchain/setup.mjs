// @ts-check
/**
 * Sets up a fresh clone: `node scripts/toolchain/setup.mjs` installs the packages of
 * package-lock.json if they are missing or outdated; `--browser` adds the requirements of the
 * browser tests. Runs on Node 18 or newer with nothing installed.
 */
import { readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectNode, root, run } from './node.mjs';

/** @param {string} file */
const changedAt = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The version of Node that package.json pins. */
function pinnedVersion() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return String(manifest.devDependencies.node);
}

/** The environment without the Node in node_modules, which `npm ci` removes. */
function outerEnvironment() {
  const path = process.env.PATH ?? '';
  const outer = path
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')));
  return { ...process.env, PATH: outer.join(delimiter) };
}

/** Runs `npm ci`, with the pinned Node if this one is too old. */
function installPackages() {
  const install = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  // npm skips platform binaries whose `engines` exclude the Node it runs on; those of our tools
  // require ^20.19 || >=22.12.
  const tooOld =
    major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12);
  if (tooOld) {
    const node = `--package=node@${pinnedVersion()}`;
    run('npm', ['exec', '--yes', node, '--', 'npm', ...install], outerEnvironment());
  } else {
    run('npm', install, outerEnvironment());
  }
}

// npm writes this file last: without it, an install was interrupted.
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
