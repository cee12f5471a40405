// @ts-check
/**
 * Sets up, builds and serves the shop: `npm start`, on a fresh clone too. PORT changes the port.
 * With CMS_URL set, the shop is built anew whenever the CMS says that something changed.
 * `npm run preview:drafts` adds --drafts: it shows what is not published yet, too.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectNode, root, whenNpmEnds } from './toolchain/node.mjs';

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const shell = process.platform === 'win32' && command === 'npm';
  const { status } = spawnSync(command, args, { cwd: root, shell, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether there is a CMS, by the environment or by the file that Astro takes for it, too. */
function hasCms() {
  const file = join(root, '.env');
  return (
    Boolean(process.env.CMS_URL) ||
    (existsSync(file) && /^\s*(export\s+)?CMS_URL\s*=\s*\S/m.test(readFileSync(file, 'utf8')))
  );
}

run(process.execPath, [join('scripts', 'toolchain', 'setup.mjs')]);
const drafts = process.argv.includes('--drafts');
const script = drafts || hasCms() ? join('server', 'live.ts') : 'serve.ts'; // the first builds, too
if (script === 'serve.ts') run('npm', ['run', '--silent', 'build']);

// The server is a child, for this Node may be too old for it; so it needs our signals and our end.
const args = [join('scripts', script), ...(drafts ? ['--drafts'] : [])];
const server = spawn(projectNode(), args, { cwd: root, stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal));
}
whenNpmEnds(() => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
