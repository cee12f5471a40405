/**
 * Measures what pages of the last build, or of another folder (`-- dist-other`), fetch and run before they are
 * used, and how soon an early tap has an effect: `npm run bench:hydration`. In Chromium, without a cache, with
 * a CPU slowed down four times and the slow 4G of Lighthouse. Prints Markdown tables (docs/benchmarks.md).
 */
import { resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { centreOf, openVisit, tapEarly, type Tap, type Visit } from './bench/first-tap.ts';
import { markdownTable } from './bench/markdown-table.ts';
import { openSite } from './bench/page-weight.ts';
import { serveSite } from './bench/serve-site.ts';
import { slowDown } from './bench/slow-phone.ts';
import { spreadOf } from './bench/statistics.ts';
import { findBrowser, HEADLESS_SHELL } from './toolchain/find-browser.ts';
import { root } from './toolchain/node.mjs';

const RUNS = 5;
/** ms after the start of the navigation. Nothing is painted before 700 ms. */
const TAPS = [1000, 2000];

const stored = {
  'overtone:cart': JSON.stringify({ version: 1, lines: [{ id: '1', quantity: 1 }] }),
  'overtone:wishlist': '["1"]',
};
const unused: Record<string, { path: string; connection?: object }> = {
  List: { path: '/instruments' },
  'List, Save-Data': { path: '/instruments', connection: { saveData: true } },
  'List, 3G': { path: '/instruments', connection: { effectiveType: '3g' } },
  Product: { path: '/product/5' },
  Cart: { path: '/cart' },
};
const tapped: Record<string, Visit & { control: string }> = {
  'Facet, 1440 px': {
    path: '/instruments',
    width: 1440,
    control: '.catalogue input[type=checkbox]',
    effect: '.catalogue .card:not(.all-products *)',
  },
  'Filters, 390 px': {
    path: '/en/instruments',
    width: 390,
    control: '.catalogue button[aria-haspopup=dialog]',
    effect: 'dialog[open]',
  },
  'Heart, 390 px': {
    path: '/instruments',
    width: 390,
    control: '.catalogue [data-wish]',
    effect: '[data-wish][aria-pressed=true]',
  },
  'Add to cart, 390 px': {
    path: '/product/5',
    width: 390,
    control: 'main [data-add="5"]',
    effect: '[data-count=cart] .count-badge:not([hidden])',
  },
};
const shown: Record<string, Visit> = {
  Cart: { path: '/cart', width: 390, effect: 'main a[href="/product/1"]', stored },
  Wishlist: { path: '/wishlist', width: 390, effect: 'main .card', stored },
};

const folder = resolve(root, process.argv[2] ?? 'dist');
const site = await serveSite(folder);
const { fileAt } = openSite(folder);

/** What a page fetches and runs until it is idle, without being used. */
async function measureUnused(browser: Browser, { path, connection }: (typeof unused)[string]) {
  const page = await openVisit(browser, 390);
  const scripts = new Set<string>();
  let requests = 0;
  page.on('request', (request) => {
    requests += 1;
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  if (connection) {
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, connection);
  }
  const cdp = await slowDown(page);
  await cdp.send('Performance.enable');
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const { metrics } = await cdp.send('Performance.getMetrics');
  await page.context().close();
  return {
    kilobytes: [...scripts].reduce((sum, script) => sum + fileAt(script).bytes, 0) / 1000,
    requests,
    run: 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN),
  };
}

async function repeat<T>(measure: () => Promise<T>, runs = RUNS): Promise<T[]> {
  const all: T[] = [];
  while (all.length < runs) all.push(await measure());
  return all;
}
const median = (times: readonly number[]) => spreadOf(times).median.toFixed(0);
/** Median ms between two moments of visits. */
const between = (visits: readonly Tap[], from: keyof Tap, to: keyof Tap) =>
  median(visits.map((visit) => (visit[to] ?? NaN) - (visit[from] ?? NaN)));

const executablePath = findBrowser(HEADLESS_SHELL);
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  const before: string[][] = [];
  for (const [name, page] of Object.entries(unused)) {
    const runs = await repeat(() => measureUnused(browser, page), 3);
    const kilobytes = runs[0]?.kilobytes.toFixed(1) ?? '';
    const requests = median(runs.map(({ requests }) => requests));
    before.push([name, `${kilobytes} KB`, requests, `${median(runs.map(({ run }) => run))} ms`]);
  }
  console.log(markdownTable(['Page, not used', 'Scripts', 'Requests', 'Running scripts'], before));

  const taps: string[][] = [];
  for (const [name, visit] of Object.entries(tapped)) {
    const page = await openVisit(browser, visit.width);
    await page.goto(site.origin + visit.path, { waitUntil: 'networkidle' });
    const point = await centreOf(page, visit.control);
    await page.context().close();
    for (const at of TAPS) {
      const visits = await repeat(() => tapEarly(browser, site.origin, visit, { point, at }));
      const hits = visits.filter(({ tap }) => tap !== undefined);
      const kept = hits.filter(({ effect }) => effect !== undefined);
      taps.push([
        name,
        `${at} ms`,
        `${hits.length - kept.length} of ${hits.length}`,
        `${between(kept, 'tap', 'effect')} ms`,
      ]);
    }
  }
  console.log(`\n${markdownTable(['Control', 'Tap at', 'Lost', 'Effect after'], taps)}`);

  const saved: string[][] = [];
  for (const [name, visit] of Object.entries(shown)) {
    const visits = await repeat(() => tapEarly(browser, site.origin, visit));
    const paint = median(visits.map(({ paint }) => paint));
    saved.push([name, `${paint} ms`, `${between(visits, 'paint', 'effect')} ms`]);
  }
  console.log(`\n${markdownTable(['Saved items', 'First paint', 'Items after it'], saved)}`);
} finally {
  await browser.close();
  site.close();
}
