// @ts-check
/**
 * Installs, builds and serves the shop: `npm start`, on a fresh clone too. PORT sets the port, HOST
 * the interface (loopback by default). With CMS_URL, the shop is rebuilt on webhooks of the CMS.
 * `-- --drafts` shows unpublished content, `-- --verbose` prints
 * the whole log of the build.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectNode, root, run, whenNpmEnds } from './toolchain/node.mjs';

/** Whether CMS_URL is set in the environment or in `.env`, which Astro reads too. */
function hasCms() {
  const file = join(root, '.env');
  return (
    Boolean(process.env.CMS_URL) ||
    (existsSync(file) && /^\s*(export\s+)?CMS_URL\s*=\s*\S/m.test(readFileSync(file, 'utf8')))
  );
}

run(process.execPath, [join('scripts', 'toolchain', 'setup.mjs')]);
const options = process.argv.slice(2);
const isLive = options.includes('--drafts') || hasCms(); // the live server builds, too
if (!isLive) run('npm', ['run', '--silent', 'build', '--', ...options]);

// The server needs the pinned Node, which may be newer than this one.
const script = isLive ? join('scripts', 'server', 'live.ts') : join('scripts', 'serve.ts');
const args = [script, ...(isLive ? options : [])];
const server = spawn(projectNode(), args, { cwd: root, stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal));
}
whenNpmEnds(() => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
