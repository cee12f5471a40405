/**
 * Astro's command line, without telemetry: `node scripts/toolchain/astro.ts dev`, `… check`, `… sync`,
 * with Astro's own options. `scripts/build.ts` builds.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
const command = process.argv[2];

if (command === 'check' && !process.argv.includes('--noSync')) {
  // A separate process, so that the build lock is not held during the type check.
  const sync = [fileURLToPath(import.meta.url), 'sync'];
  const { status } = spawnSync(process.execPath, sync, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  process.argv.push('--noSync');
}

await import(new URL('../../node_modules/astro/bin/astro.mjs', import.meta.url).href);
