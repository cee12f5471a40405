// @ts-check
/**
 * Starts a Strapi with the shop's content types and catalogue: `npm run cms`, on a fresh clone
 * too; the first run installs it. `-- --reset` fills it anew, `-- --admin` adds the admin panel.
 * What else can be set is in server.mjs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { projectNode, root, whenNpmEnds } from '../node.mjs';

const app = join(root, 'scripts', 'cms');

/** @param {string} file */
const changedAt = (file) => statSync(join(app, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
function run(command, args, cwd) {
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, error } = spawnSync(command, args, { cwd, shell, stdio: 'inherit' });
  if (error) console.error(`${command} cannot be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

run(process.execPath, [join('scripts', 'setup.mjs')], root);
const node = projectNode();

// npm writes this file last, so that an install that was broken off counts as none.
if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('Installing Strapi into scripts/cms: once, a minute or two, 720 MB …');
  // npm leaves out packages that do not fit the Node it runs on.
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], app);
}

// Its own process, not through npm, which would leave it running when it is stopped itself.
const server = spawn(node, [join(app, 'server.mjs'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal));
}
whenNpmEnds(() => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
