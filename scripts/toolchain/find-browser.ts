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
 * The Chromium that browser tests use: the one in CHROMIUM_PATH, one that the machine has, or
 * the one that Playwright has downloaded. Nothing when there is none; a CHROMIUM_PATH that names
 * no file throws.
 * @param preferred looked for before all others, but CHROMIUM_PATH
 */
export function findBrowser(...preferred: string[]): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
  return (
    chosen ||
    [...preferred, ...INSTALLED, chromium.executablePath()].find((path) => existsSync(path))
  );
}
