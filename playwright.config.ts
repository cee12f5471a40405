import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/toolchain/find-browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 4331);
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
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
      // No name but our own resolves: a page that asks another host for something fails its test.
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // What these test is the same at any width, or has a width of its own.
      testIgnore:
        /(catalogue-address|catalogue-sort|cart-storage|checkout-processing|contact|first-paint|first-use|not-found|reflow|touch)\.spec/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
