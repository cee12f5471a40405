import { defineConfig, devices } from '@playwright/test';
import { findBrowser, HEADLESS_SHELL } from './scripts/toolchain/find-browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 4331);
const executablePath = findBrowser(HEADLESS_SHELL);

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = {
  ...devices['Desktop Chrome'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

const DESKTOP = { use: desktop, grepInvert: /@(en|sweep)\b/ };
const PHONE = { use: phone, grep: /@en\b/, grepInvert: /@sweep\b/ };

/** Parts of pages, which other tests than journeys go through. */
const DETAILS = '**/details/*.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // A busy machine takes its time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  webServer: {
    command: `"${process.execPath}" scripts/serve.ts`,
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Only localhost resolves: a request to another host fails its test.
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
  },
  // Tests declared with `inEachLanguage` carry a tag for their language. `npm run test:e2e` runs
  // Chinese on the desktop and English on the phone; `npm run test:sweep` runs the other two
  // combinations, but not of tests that run once (@once), and the tests tagged @sweep, those with @once
  // on the desktop only. Tests without a tag run on the desktop only. Those of tests/e2e/details are in the sweep
  // in all combinations.
  projects: [
    { name: 'desktop', ...DESKTOP, testIgnore: DETAILS },
    { name: 'phone', ...PHONE, testIgnore: DETAILS },
    { name: 'desktop-details', ...DESKTOP, testMatch: DETAILS },
    { name: 'phone-details', ...PHONE, testMatch: DETAILS },
    {
      name: 'desktop-sweep',
      use: desktop,
      grep: /@(en|sweep)\b/,
      grepInvert: /^(?!.*@sweep\b).*@once\b/,
    },
    { name: 'phone-sweep', use: phone, grep: /@(zh|sweep)\b/, grepInvert: /@once\b/ },
  ],
});
