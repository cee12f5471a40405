/**
 * Makes sure that there is a Chromium for the browser tests and, on Linux, a Chinese font; called by
 * `node scripts/toolchain/setup.mjs --browser`. Uses what is installed, else Playwright's download,
 * else Debian's packages if run as root.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, HEADLESS_SHELL } from './find-browser.ts';
import { root } from './node.mjs';

/** For the download, if Debian's packages are an alternative. */
const DOWNLOAD_TIMEOUT_MS = 60_000;

const canInstallPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function run(command: string, args: string[], timeout?: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd: root, env, stdio: 'inherit', timeout }).status === 0;
}

function download(): void {
  console.log('No Chromium found: trying Playwright’s download …');
  const playwright = (args: string[], timeout?: number) =>
    run(process.execPath, ['node_modules/playwright/cli.js', ...args], timeout);
  const done = playwright(
    ['install', '--no-shell', 'chromium'],
    canInstallPackages ? DOWNLOAD_TIMEOUT_MS : undefined,
  );
  if (done && canInstallPackages) playwright(['install-deps', 'chromium']);
}

/** Tries to add Debian's headless shell, with which the tests take half the time. */
function addHeadlessShell(): void {
  if (!canInstallPackages || process.env['CHROMIUM_PATH'] || existsSync(HEADLESS_SHELL)) return;
  console.log('Installing Debian’s package chromium-headless-shell …');
  const apt = (...args: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync('apt-get', ['-q', ...args], { env, stdio: 'ignore', timeout: PATIENCE_MS });
  };
  const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'];
  if (apt(...install).status === 0) return;
  apt('update');
  if (apt(...install).status !== 0)
    console.log('It is not available; the tests use another Chromium.');
}

function hasChineseFont(): boolean {
  if (process.platform !== 'linux') return true; // other systems include one
  const { error, stdout } = spawnSync('fc-list', [':lang=zh', 'file'], { encoding: 'utf8' });
  return !error && stdout.trim() !== '';
}

const missingPackages = () => [
  ...(findBrowser(HEADLESS_SHELL) ? [] : ['chromium']),
  ...(hasChineseFont() ? [] : ['fontconfig', 'fonts-noto-cjk']),
];

try {
  addHeadlessShell();
  if (!findBrowser(HEADLESS_SHELL)) download();
  const packages = missingPackages();
  if (packages.length > 0 && canInstallPackages) {
    console.log(`Installing Debian’s packages ${packages.join(', ')} …`);
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
  }
  const missing = missingPackages();
  if (missing.length > 0) {
    console.error(
      `The browser tests require these Debian packages: ${missing.join(', ')}.\n` +
        'Install them or an equivalent, or set CHROMIUM_PATH=/path/to/chromium.',
    );
    process.exit(1);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
