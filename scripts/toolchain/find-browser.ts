import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';

/** Debian's Chromium without windows: pages take about half the time of `chromium --headless`. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The Chromium for browser tests: the one in CHROMIUM_PATH, an installed one, or the one that
 * Playwright has downloaded.
 *
 * @param preferred paths to try right after CHROMIUM_PATH
 * @returns undefined if there is none
 * @throws an Error if CHROMIUM_PATH does not exist
 */
export function findBrowser(...preferred: string[]): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH does not exist: ${chosen}`);
  return (
    chosen ||
    [...preferred, ...INSTALLED, chromium.executablePath()].find((path) => existsSync(path))
  );
}
