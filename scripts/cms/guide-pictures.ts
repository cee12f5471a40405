/**
 * Takes the pictures of the panel's guide, in both languages: `npx node scripts/cms/guide-pictures.ts` while
 * `npm run cms -- --admin` runs. Environment: CMS_DATA and PORT as for the CMS. Nothing is saved in the CMS.
 */
import { chromium } from '@playwright/test';
import { join } from 'node:path';
import sharp from 'sharp';
import { findBrowser } from '../toolchain/find-browser.ts';
import { readSecrets } from './secrets.ts';

const url = `http://localhost:${process.env.PORT ?? 1337}`;
const data = process.env.CMS_DATA ?? join(import.meta.dirname, '.data');
const email = 'editor@overtone.example';
const password = readSecrets(join(data, 'secrets.env')).CMS_EDITOR_PASSWORD ?? '';
const products = `${url}/admin/content-manager/collection-types/api::product.product`;

async function call(path: string, method: string, body: object, token = '') {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as { data: { token: string } };
}
const { token } = (await call('/admin/login', 'POST', { email, password })).data;

const executablePath = findBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
for (const language of ['en', 'zh']) {
  await call('/admin/users/me', 'PUT', { preferedLanguage: language }, token);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const shoot = async (name: string) => {
    await page.waitForLoadState('networkidle');
    const png = await page.screenshot({ animations: 'disabled' });
    const file = join(import.meta.dirname, 'src', 'admin', 'guide', `${name}-${language}.webp`);
    await sharp(png).resize({ width: 1000 }).webp({ quality: 60 }).toFile(file);
  };
  await page.goto(`${url}/admin`);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('[type=submit]').click();
  await page.waitForURL((address) => !address.pathname.includes('login'));
  // News of Strapi's, if there is any, covers the top of the panel.
  const news = page.getByRole('button', { name: /^Close the banner/ });
  if (await news.isVisible()) await news.click();

  await page.goto(`${products}?page=1&pageSize=10&sort=price:DESC`);
  await page.getByRole('row').nth(10).waitFor();
  await shoot('list');

  await page.goto(`${products}/1`);
  await page.locator('[name=price]').waitFor();
  await page.locator('aside img').first().waitFor();
  await shoot('form');

  await page.locator('[name=nameEn]').fill('');
  await page.locator('[name=madeIn]').fill('Mexico');
  await page.locator('[name=originalPrice]').fill('5000');
  await page.getByRole('button', { name: /^(Publish|發佈)$/ }).click();
  await page.locator('[id$=error]').nth(2).waitFor();
  await shoot('mistakes');
  await page.close();
}
await browser.close();
