import { readFileSync } from 'node:fs';
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test';
import words from '../../src/i18n/dictionaries/en/catalogue.json' with { type: 'json' };
import common from '../../src/i18n/dictionaries/en/common.json' with { type: 'json' };
import { findBrowser, HEADLESS_SHELL } from '../toolchain/find-browser.ts';
import { settle, timeToPaint, type Painted } from './time-to-paint.ts';

const CATALOGUE = '/en/instruments';
const PLAIN = '/plain-catalogue';
const PLAIN_LIST = '/plain-products.json';
/** Assumed slowdown of a phone relative to this machine. */
const SLOWDOWN = 4;
const SORTS = ['price-low', 'price-high', 'newest', 'name'];
const FACET = words.facets.brand.label;

/**
 * The interactions that are timed: on a computer, selecting a brand, deselecting it, and another order; on a phone, opening
 * the filters on a page that has just loaded, selecting a brand in them, and closing them.
 */
export const INTERACTIONS = ['select', 'clear', 'sort', 'open', 'tick', 'close'] as const;
/** ms of each run */
export type Times = Record<(typeof INTERACTIONS)[number], number[]>;

const noTimes = (): Times => ({ select: [], clear: [], sort: [], open: [], tick: [], close: [] });

/** The first brands, which both pages show. */
const boxesOf = (page: Page | Locator): Promise<Locator[]> =>
  page.getByRole('group', { name: FACET }).getByRole('checkbox').all();

/** Sessions stay attached: the slowdown ends with its session. */
const sessions = new WeakMap<Page, CDPSession>();

async function setSlowdown(page: Page, rate: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Times an interaction on a slow CPU. A page that is slowed down keeps a core busy, so others run at full speed. */
async function timed(page: Page, outcome: Painted, act: () => Promise<unknown>): Promise<number> {
  await setSlowdown(page, SLOWDOWN);
  await settle(page);
  const time = await timeToPaint(page, outcome, act);
  await setSlowdown(page, 1);
  return time;
}

/** The plain page, with the styles of a page of the shop and all products in one file. */
async function servePlain(page: Page, shop: Page, products: readonly unknown[]): Promise<void> {
  const styles = await shop
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map(({ outerHTML }) => outerHTML).join(''));
  const body = readFileSync(new URL('plain-catalogue.html', import.meta.url), 'utf8')
    .replace('STYLES', styles)
    .replace('LIST', PLAIN_LIST)
    .replace('BRAND_LABEL', FACET);
  await page.route(`**${PLAIN_LIST}`, (route) => route.fulfill({ json: products }));
  await page.route(`**${PLAIN}`, (route) => route.fulfill({ contentType: 'text/html', body }));
}

/** The number of elements in the first card, to compare the two pages. */
const cardSize = (page: Page): Promise<number> =>
  page
    .locator('.card:visible')
    .first()
    .evaluate((card) => card.querySelectorAll('*').length);

/** Opens a list on a computer, with the product list loaded, and returns the size of its cards. */
async function openList(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const [box] = await boxesOf(page);
  if (!box) throw new Error(`${address} has no option in “${FACET}”.`);
  // The first click hydrates the island and fetches the product list.
  await box.click();
  await page.waitForLoadState('networkidle');
  const size = await cardSize(page);
  await box.click();
  return size;
}

/** Selects a brand alone, and deselects it again. */
async function timeFacet(page: Page, run: number, times: Times): Promise<void> {
  const boxes = await boxesOf(page);
  const box = boxes[run % boxes.length] as Locator;
  times.select.push(await timed(page, 'results', () => box.click()));
  times.clear.push(await timed(page, 'results', () => box.click()));
}

async function timeSort(page: Page, run: number, times: Times): Promise<void> {
  const orders = page.getByRole('combobox', { name: words.sort.label });
  const order = SORTS[run % SORTS.length] ?? null;
  times.sort.push(await timed(page, 'cards', () => orders.selectOption(order)));
}

async function timeDialog(page: Page, address: string, times: Times): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const opener = page.getByRole('button', { name: words.filters.button });
  times.open.push(await timed(page, 'opened', () => opener.click()));
  const dialog = page.getByRole('dialog');
  const folded = dialog.locator('details:not([open])').filter({ hasText: FACET });
  if ((await folded.count()) > 0) await folded.locator('summary').click();
  const [box] = await boxesOf(dialog);
  if (!box) throw new Error(`The dialog of ${address} has no option in “${FACET}”.`);
  times.tick.push(await timed(page, 'results', () => box.click()));
  const closer = dialog.getByRole('button', { name: common.close });
  times.close.push(await timed(page, 'closed', () => closer.click()));
}

/**
 * Times interactions with the catalogue pages of sites, which take turns, and with the plain page, in ms.
 * @param products of the first site, for the plain page, whose clicks are `select` and `clear`
 */
export async function browseInChromium(
  origins: readonly string[],
  products: readonly unknown[],
  runs: number,
): Promise<{ plain: Times; sites: readonly Times[] }> {
  const executablePath = findBrowser(HEADLESS_SHELL);
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const desktop = { viewport: { width: 1440, height: 900 } };
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const sites = await Promise.all(
      origins.map(async (origin) => ({
        address: origin + CATALOGUE,
        computer: await browser.newPage(desktop),
        phone: await browser.newPage(phone),
        times: noTimes(),
      })),
    );
    const cards: number[] = [];
    for (const { address, computer } of sites) cards.push(await openList(computer, address));
    const [first] = sites;
    if (!first) throw new Error('There is no site to measure.');
    const plain = { page: await browser.newPage(desktop), times: noTimes() };
    await servePlain(plain.page, first.computer, products);
    const plainCard = await openList(plain.page, new URL(PLAIN, first.address).href);
    if (plainCard !== cards[0]) {
      throw new Error(
        `Cards of the plain page have ${plainCard} elements, the shop's ${cards[0]}.`,
      );
    }

    for (let run = 0; run < runs; run++) {
      await timeFacet(plain.page, run, plain.times);
      for (const { address, computer, phone, times } of sites) {
        await timeFacet(computer, run, times);
        await timeSort(computer, run, times);
        await timeDialog(phone, address, times);
      }
    }
    return { plain: plain.times, sites: sites.map(({ times }) => times) };
  } finally {
    await browser.close();
  }
}
