/**
 * Counts on how many first visits the shop's own fonts are shown: `npm run bench:faces`. Opens pages of the
 * last build in Chromium, each without a cache and on several connections, and prints a Markdown table
 * (docs/benchmarks.md).
 */
import { resolve } from 'node:path';
import { chromium, type CDPSession } from '@playwright/test';
import { markdownTable } from './bench/markdown-table.ts';
import { serveTls } from './bench/serve-tls.ts';
import { findBrowser, HEADLESS_SHELL } from './toolchain/find-browser.ts';
import { root } from './toolchain/node.mjs';

const VISITS = 5;
/** Round trip in ms and Mbit/s; the slow one is that of Lighthouse. */
const LINES = {
  'no limit': undefined,
  'cable, 28 ms, 5 Mbit/s': { latency: 28, rate: 5, slowdown: 1 },
  '4G, 60 ms, 9 Mbit/s': { latency: 60, rate: 9, slowdown: 4 },
  'slow 4G, 150 ms, 1.6 Mbit/s': { latency: 150, rate: 1.6, slowdown: 4 },
};
/** The text has Latin letters or digits, as the text font has no others. */
const PAGES = {
  '/instruments': { heading: 'h1', text: '.card-origin [lang=en]' },
  '/en/instruments': { heading: 'h1', text: '.card-origin [lang=en]' },
  '/product/5': { heading: 'main h2:not(.sr-only)', text: 'h1' },
  '/en/product/5': { heading: 'main h2:not(.sr-only)', text: 'h1' },
};

/** Whether an element is rendered in a web font. */
async function hasWebFont(cdp: CDPSession, selector: string): Promise<boolean> {
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.some(({ isCustomFont }) => isCustomFont);
}

async function visit(
  url: string,
  { heading, text }: { heading: string; text: string },
  line: (typeof LINES)[keyof typeof LINES],
): Promise<{ heading: boolean; text: boolean; shift: number }> {
  const executablePath = findBrowser(HEADLESS_SHELL);
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      ignoreHTTPSErrors: true,
    });
    const cdp = await page.context().newCDPSession(page);
    for (const domain of ['Network', 'DOM', 'CSS'] as const) await cdp.send(`${domain}.enable`);
    if (line) {
      const bytesPerSecond = (line.rate * 1024 * 1024) / 8;
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: line.latency,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: line.slowdown });
    }
    await page.goto(url, { waitUntil: 'networkidle' });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
              sum += entry.value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    return { heading: await hasWebFont(cdp, heading), text: await hasWebFont(cdp, text), shift };
  } finally {
    await browser.close();
  }
}

const site = await serveTls(resolve(root, process.argv[2] ?? 'dist'));
try {
  const rows: string[][] = [];
  for (const [name, line] of Object.entries(LINES)) {
    for (const [path, selectors] of Object.entries(PAGES)) {
      const visits: Awaited<ReturnType<typeof visit>>[] = [];
      while (visits.length < VISITS) visits.push(await visit(site.origin + path, selectors, line));
      const count = (face: 'heading' | 'text') =>
        `${visits.filter((each) => each[face]).length} of ${VISITS}`;
      rows.push([
        name,
        `\`${path}\``,
        count('heading'),
        count('text'),
        Math.max(...visits.map(({ shift }) => shift)).toFixed(3),
      ]);
    }
  }
  console.log(
    markdownTable(['Connection', 'Page', 'Heading font', 'Text font', 'Worst CLS'], rows),
  );
} finally {
  site.close();
}
