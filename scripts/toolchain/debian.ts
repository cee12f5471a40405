import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const canInstallPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export const aptGet = (...args: string[]) =>
  spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'inherit',
  });

export function install(packages: readonly string[]): void {
  console.log(`Installing Debian’s packages ${packages.join(', ')} …`);
  aptGet('install', '-y', '-q', '--no-install-recommends', ...packages);
}

/**
 * Installs packages of Debian for tests, if run as root on a machine that has apt-get. Never fails.
 * @param programs each path that must exist, with the packages that bring it
 */
export function installPackages(programs: Readonly<Record<string, readonly string[]>>): void {
  const missing = Object.entries(programs).filter(([program]) => !existsSync(program));
  if (missing.length === 0 || !canInstallPackages) return;
  aptGet('update', '-q');
  for (const [, packages] of missing) install(packages);
}
