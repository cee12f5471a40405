/**
 * Measures which pages the last build, or another folder (`-- dist-other`), prefetches while a page is read, and
 * how soon a link's page is painted: `npm run bench:prefetch`. In Chromium; the links with a CPU slowed down four
 * times and the slow 4G of Lighthouse. Prints Markdown tables (docs/benchmarks.md).
 */
import { resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { centreOf, openVisit, press } from './bench/first-tap.ts';
import { markdownTable } from './bench/markdown-table.ts';
import { openSite } from './bench/page-weight.ts';
import { randomFrom } from './bench/random.ts';
import { serveSite } from './bench/serve-site.ts';
import { slowDown } from './bench/slow-phone.ts';
import { spreadOf } from './bench/statistics.ts';
import { findBrowser, HEADLESS_SHELL } from './toolchain/find-browser.ts';
import { root } from './toolchain/node.mjs';

const RUNS = 5;
const READ_SECONDS = 20;
const SCROLL = 400;
const WIDTHS = [390, 1440];

const folder = resolve(root, process.argv[2] ?? 'dist');

interface Request {
  path: string;
  isPrefetch: boolean;
}

/** Serves the site and keeps what is requested, except the price list, which is not a page. */
async function serve() {
  const requests: Request[] = [];
  const site = await serveSite(folder, ({ url: path = '', headers }) => {
    if (path.startsWith('/data/')) return;
    requests.push({ path, isPrefetch: headers['sec-purpose']?.includes('prefetch') ?? false });
  });
  return { ...site, requests };
}

/** Scrolls for a while: a phone with a finger, a desktop with the wheel and a pointer that moves. */
async function read(browser: Browser, path: string, width: number): Promise<string[]> {
  const site = await serve();
  const page = await openVisit(browser, width);
  const cdp = await page.context().newCDPSession(page);
  await page.goto(site.origin + path);
  const { next } = randomFrom(7);
  for (let second = 0; second < READ_SECONDS; second++) {
    const point = { x: width * (0.1 + 0.8 * next()), y: 100 + 600 * next() };
    if (width === 390) {
      const touch = {
        ...point,
        yDistance: -SCROLL,
        gestureSourceType: 'touch',
        speed: 1600,
      } as const;
      await cdp.send('Input.synthesizeScrollGesture', touch);
    } else {
      await page.mouse.move(point.x, point.y, { steps: 10 });
      await page.mouse.wheel(0, SCROLL);
    }
    await page.waitForTimeout(1000);
  }
  await page.context().close();
  site.close();
  const pages = site.requests.filter(({ isPrefetch }) => isPrefetch).map(({ path }) => path);
  const { fileAt } = openSite(folder);
  const bytes = pages.map((page) => fileAt(page === '/' ? '/index.html' : `${page}.html`).bytes);
  const kilobytes = bytes.reduce((sum, each) => sum + each, 0) / 1000;
  return [`\`${path}\``, `${width} px`, String(pages.length), `${kilobytes.toFixed(1)} KB`];
}

/** Follows the link of a product's card. */
async function follow(browser: Browser, width: number, rest: number) {
  const site = await serve();
  const page = await openVisit(browser, width);
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ timeStamp }) =>
        sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
      true,
    );
  });
  await page.goto(`${site.origin}/instruments`, { waitUntil: 'networkidle' });
  const link = page.locator('.card a').first();
  const target = (await link.getAttribute('href')) ?? '';
  const point = await centreOf(page, '.card a');
  site.requests.length = 0;
  const cdp = await slowDown(page);
  await press(page, cdp, point, rest);
  await page.waitForURL(`**${target}`, { waitUntil: 'networkidle' });
  const painted = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return (
      performance.timeOrigin + (paint?.startTime ?? NaN) - Number(sessionStorage.getItem('clicked'))
    );
  });
  await page.context().close();
  site.close();
  return { painted, requests: site.requests.filter(({ path }) => path === target).length };
}

const executablePath = findBrowser(HEADLESS_SHELL);
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  const reads = ['/', '/instruments'].flatMap((path) =>
    WIDTHS.map((width) => read(browser, path, width)),
  );
  console.log(markdownTable(['Page', 'Width', 'Prefetched', 'Bytes'], await Promise.all(reads)));

  const links: string[][] = [];
  for (const [name, width, rest] of [
    ['Tap', 390, 0],
    ['Click', 1440, 0],
    ['Click after 0.3 s', 1440, 300],
  ] as const) {
    const runs: Awaited<ReturnType<typeof follow>>[] = [];
    while (runs.length < RUNS) runs.push(await follow(browser, width, rest));
    links.push([
      name,
      `${spreadOf(runs.map(({ painted }) => painted)).median.toFixed(0)} ms`,
      String(Math.max(...runs.map(({ requests }) => requests))),
    ]);
  }
  console.log(`\n${markdownTable(['Link of a card', 'Page painted after', 'Requests'], links)}`);
} finally {
  await browser.close();
}
