import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian's package `postgresql` is, one folder per version. */
export const POSTGRES = '/usr/lib/postgresql';

const aptGet = (...args: string[]) =>
  spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'inherit',
  });

/**
 * Installs packages of Debian for tests, if run as root on a machine that has apt-get. Never fails.
 * @param programs each path that must exist, with the packages that bring it
 */
export function installPackages(programs: Readonly<Record<string, readonly string[]>>): void {
  const missing = Object.entries(programs).filter(([program]) => !existsSync(program));
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (missing.length === 0 || !canInstall) return;
  aptGet('update', '-q');
  for (const [, packages] of missing) {
    aptGet('install', '-y', '-q', '--no-install-recommends', ...packages);
  }
}
