/**
 * Astro's command line, without telemetry: `node scripts/toolchain/astro.ts build`, `… dev`,
 * `… check`, with Astro's own options.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
const command = process.argv[2];

// Astro keeps another value from the environment. React's development build, which it then uses,
// contains the paths of source files on this computer.
if (command === 'build') process.env['NODE_ENV'] = 'production';

if (command === 'build' || command === 'sync') {
  // Runs exit handlers, which release the build lock.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
  // With an IPC channel, the build ends when its parent does.
  process.once('disconnect', () => process.exit(1));
}

if (command === 'check' && !process.argv.includes('--noSync')) {
  // A process of its own, so that the build lock is not held during the type check.
  const sync = [fileURLToPath(import.meta.url), 'sync'];
  const { status } = spawnSync(process.execPath, sync, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  process.argv.push('--noSync');
}

await import(new URL('../../node_modules/astro/bin/astro.mjs', import.meta.url).href);
