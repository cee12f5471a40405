/**
 * Installs Firefox and WebKitGTK for `npm run test:engines` from Debian's packages, if run as root.
 * Never fails: the tests of an engine that is missing are skipped.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Programs with the packages that they require. */
const ENGINES = {
  '/usr/bin/firefox-esr': ['firefox-esr'],
  '/usr/bin/WebKitWebDriver': ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
};

const aptGet = (...args: string[]) =>
  spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'inherit',
  });

const missing = Object.entries(ENGINES).filter(([program]) => !existsSync(program));
const canInstallPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
if (missing.length > 0 && canInstallPackages) {
  aptGet('update', '-q');
  for (const [, packages] of missing) {
    aptGet('install', '-y', '-q', '--no-install-recommends', ...packages);
  }
}
