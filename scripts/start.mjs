// @ts-check
/**
 * Sets up, builds and serves the shop: `npm start`, on a fresh clone too. PORT changes the port.
 */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectNode, root, whenNpmEnds } from './node.mjs';

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const shell = process.platform === 'win32' && command === 'npm';
  const { status } = spawnSync(command, args, { cwd: root, shell, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

run(process.execPath, [join('scripts', 'setup.mjs')]);
run('npm', ['run', '--silent', 'build']);

// The server is a child, for this Node may be too old for it; so it needs our signals and our end.
const server = spawn(projectNode(), [join('scripts', 'serve.ts')], { cwd: root, stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal));
}
whenNpmEnds(() => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
