// @ts-check
/**
 * Starts a Strapi with the shop's content types and catalogue: `npm run cms`. The first run installs
 * it. `-- --reset` discards all edits, `-- --admin` adds the admin panel. server.ts lists the
 * environment variables.
 */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectNode, root, whenNpmEnds } from '../toolchain/node.mjs';
import { installCms } from './install.mjs';

const { status } = spawnSync(process.execPath, [join('scripts', 'toolchain', 'setup.mjs')], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

try {
  installCms();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// Started directly, because npm leaves its child processes running when it is stopped.
const script = join(root, 'scripts', 'cms', 'server.ts');
const server = spawn(projectNode(), [script, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal));
}
whenNpmEnds(() => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
