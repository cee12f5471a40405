/**
 * Takes screenshots of every page of the built shop in its states, in both languages, at the widths
 * of a phone, a tablet, a desktop and a large desktop: `npm run screens`, after `npm run build`.
 * `npm run screens -- cart` takes only those with "cart" in their names. They are written to
 * screens/. Exits with 1 when a page scrolls horizontally or a text is cut off or covered.
 * `npm run screens -- --readme` writes viewport screenshots of a few pages to docs/screenshots/.
 */
import { chromium, type BrowserContext } from '@playwright/test';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { findBrowser, HEADLESS_SHELL } from './toolchain/find-browser.ts';
import { root } from './toolchain/node.mjs';
import { faultsOf } from './screens/faults.ts';
import { screens, type Screen } from './screens/screen-list.ts';
import type { Locale } from '../src/i18n/locales.ts';
import { serveFolder } from './server/serve-folder.ts';

const WIDTHS = [390, 768, 1440, 1920];
const HEIGHT = 900;
const FOLDER = join(root, 'screens');

/** The README's pictures. */
const README = [
  { name: 'home', screen: 'home', locale: 'zh', width: 1440 },
  { name: 'catalogue', screen: 'catalogue-filtered', locale: 'zh', width: 1440 },
  { name: 'product', screen: 'product-sale', locale: 'en', width: 390 },
  { name: 'cart', screen: 'cart', locale: 'zh', width: 390 },
] as const;

const isForReadme = process.argv[2] === '--readme';
const wanted = isForReadme ? '' : (process.argv[2] ?? '');
const chosen = screens.filter(({ name }) => name.includes(wanted));
if (chosen.length === 0) {
  console.error(`No screen has "${wanted}" in its name.`);
  process.exit(1);
}

/** A context that has visited the home page, so that the fonts are in its cache. */
async function returning(width: number, locale: Locale): Promise<BrowserContext> {
  const isTouch = width < 1024;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    deviceScaleFactor: isForReadme && isTouch ? 2 : 1,
    hasTouch: isTouch,
    isMobile: isTouch,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(locale === 'zh' ? origin : `${origin}/en`, { waitUntil: 'networkidle' });
  await page.close();
  return context;
}

const faults: string[] = [];

/** Takes one screenshot, adds the faults found, and resolves to the file. */
async function take(context: BrowserContext, screen: Screen, locale: Locale, width: number) {
  const page = await context.newPage();
  const at = (path: string) => `${origin}${locale === 'zh' ? '' : '/en'}${path}`.replace(/\/$/, '');
  await screen.prepare?.(page, { at, locale });
  await page.goto(at(screen.path), { waitUntil: 'networkidle' });
  // The text font often arrives late (`font-display: optional`) and is cached for the next page.
  if (isForReadme) await page.reload({ waitUntil: 'networkidle' });
  await screen.act?.(page, { at, locale });
  await page.waitForLoadState('networkidle');
  if (screen.print) await page.emulateMedia({ media: 'print' });
  const file = join(FOLDER, locale, String(width), `${screen.name}.png`);
  const found = screen.print ? [] : await faultsOf(page);
  faults.push(...found.map((fault) => `${locale} ${width} ${screen.name}: ${fault}`));
  // `content-visibility: auto` does not render what is far from the viewport, even in a full-page shot.
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    // Lazy images far from the viewport do not load either.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode()));
  });
  await page.screenshot({ path: file, fullPage: screen.wholePage ?? true });
  await page.evaluate(() => localStorage.clear());
  await page.close();
  return file;
}

async function takeForReadme(): Promise<void> {
  for (const { name, screen: wanted, locale, width } of README) {
    const screen = screens.find(({ name }) => name === wanted);
    if (!screen) throw new Error(`There is no screen "${wanted}".`);
    const context = await returning(width, locale);
    const file = await take(context, { ...screen, wholePage: false }, locale, width);
    await context.close();
    await sharp(file)
      .resize(960, null, { withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(join(root, 'docs', 'screenshots', `${name}.webp`));
    console.log(`docs/screenshots/${name}.webp`);
  }
}

async function takeAll(): Promise<void> {
  if (!wanted) rmSync(FOLDER, { recursive: true, force: true });
  for (const locale of ['zh', 'en'] as const) {
    for (const width of WIDTHS) {
      const here = chosen.filter(({ below = Infinity }) => width < below);
      const context = await returning(width, locale);
      for (const screen of here) await take(context, screen, locale, width);
      await context.close();
      console.log(`${locale} ${width} px: ${here.length} screens`);
    }
  }
}

const { port, stop } = await serveFolder(join(root, 'dist'));
const origin = `http://localhost:${port}`;
const executablePath = findBrowser(HEADLESS_SHELL);
const browser = await chromium.launch(executablePath ? { executablePath } : {});

await (isForReadme ? takeForReadme() : takeAll());
await browser.close();
await stop();

if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}\n\n${faults.length} faults`);
  process.exit(1);
}
