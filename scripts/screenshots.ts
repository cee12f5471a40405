/**
 * Takes the README's screenshots of the built site into docs/screenshots/: `npm run screenshots`,
 * after `npm run build`.
 */
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { findBrowser } from './browser.ts';
import { createHandler } from './server/handler.ts';
import { netlifyRules } from './server/netlify-rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'screenshots');

const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

interface Shot {
  name: string;
  path: string;
  context: BrowserContextOptions;
  /** What a shopper did first. */
  before?: (page: Page) => Promise<void>;
}

const shots: readonly Shot[] = [
  { name: 'home', path: '/', context: desktop },
  { name: 'catalogue', path: '/instruments?badge=bestseller', context: desktop },
  { name: 'product', path: '/en/product/5', context: phone },
  {
    name: 'cart',
    path: '/product/5',
    context: phone,
    before: async (page) => {
      await page.getByRole('main').getByRole('button', { name: '加入購物車' }).first().click();
      await page.goto(new URL('/cart', page.url()).href);
      await page.getByRole('list').getByText('Taylor').waitFor();
    },
  },
];

const handle = createHandler(join(root, 'dist'), netlifyRules(join(root, 'netlify.toml')));
const server = createServer((request, response) => void handle(request, response)).listen(0);
const { port } = server.address() as AddressInfo;
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});

await mkdir(folder, { recursive: true });
for (const { name, path, context, before } of shots) {
  const page = await browser.newPage(context);
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
  // Fonts that are late are kept for the next page.
  await page.reload({ waitUntil: 'networkidle' });
  await before?.(page);
  await page.waitForLoadState('networkidle');
  await sharp(await page.screenshot())
    .resize(960, null, { withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
  await page.close();
  console.log(`docs/screenshots/${name}.webp`);
}
await browser.close();
server.close();
