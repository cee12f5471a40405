/**
 * Makes sure that there is a Chromium for the browser tests and, on Linux, a Chinese font; called by
 * `node scripts/toolchain/setup.mjs --browser`. Uses what is installed, else Debian's packages if
 * run as root, else Playwright's download.
 */
import { spawnSync } from 'node:child_process';
import { aptGet, canInstallPackages, install } from './debian.ts';
import { findBrowser, HEADLESS_SHELL } from './find-browser.ts';
import { root } from './node.mjs';

/** For the download, if Debian's packages are an alternative. */
const DOWNLOAD_TIMEOUT_MS = 60_000;

function download(): void {
  console.log('No Chromium found: trying Playwright’s download …');
  const playwright = (args: string[], timeout?: number) =>
    spawnSync(process.execPath, ['node_modules/playwright/cli.js', ...args], {
      cwd: root,
      stdio: 'inherit',
      timeout,
    });
  const { status } = playwright(
    ['install', '--no-shell', 'chromium'],
    canInstallPackages ? DOWNLOAD_TIMEOUT_MS : undefined,
  );
  if (status === 0 && canInstallPackages) playwright(['install-deps', 'chromium']);
}

function hasChineseFont(): boolean {
  if (process.platform !== 'linux') return true; // other systems include one
  const { error, stdout } = spawnSync('fc-list', [':lang=zh', 'file'], { encoding: 'utf8' });
  return !error && stdout.trim() !== '';
}

const hasBrowser = () => findBrowser(HEADLESS_SHELL) !== undefined;

const missingPackages = () => [
  ...(hasBrowser() ? [] : ['chromium']),
  ...(hasChineseFont() ? [] : ['fontconfig', 'fonts-noto-cjk']),
];

try {
  if (canInstallPackages && missingPackages().length > 0) {
    aptGet('update', '-q');
    // Debian has it, Ubuntu does not.
    if (!hasBrowser()) install(['chromium-headless-shell']);
  }
  if (!hasBrowser()) download();
  const packages = missingPackages();
  if (packages.length > 0 && canInstallPackages) install(packages);
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
