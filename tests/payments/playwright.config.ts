import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const port = Number(process.env['E2E_PORT'] ?? 4331) + 1;
const url = `http://localhost:${port}`;
/** In the checkout's cache, so that `dist/` remains the site of the other tests. */
const site = '.cache/payments-site';

// The shop built with real payments; the tests simulate functions and payment pages with routes.
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  webServer: {
    command: `"${process.execPath}" scripts/build.ts --outDir ${site} && "${process.execPath}" scripts/serve.ts ${site}`,
    cwd: '../..',
    env: {
      PORT: String(port),
      DEMO: 'false',
      PAYMENT_PROVIDER: 'stripe',
      ORDERS_URL: 'http://localhost:1337',
    },
    url,
    timeout: 300_000,
    reuseExistingServer: false,
  },
  use: { ...base.use, baseURL: url },
  projects: [
    ...(base.projects ?? []).filter(({ name }) => name === 'desktop' || name === 'phone'),
    { name: 'world', testDir: '../world', use: base.projects?.[0]?.use ?? {} },
  ],
});
