import { chromium, type Locator, type Page } from '@playwright/test';
import words from '../../src/i18n/dictionaries/en/catalogue.json' with { type: 'json' };
import { findBrowser } from '../toolchain/find-browser.ts';
import { spreadOf, type Spread } from './statistics.ts';
import { settle, timeToPaint } from './time-to-paint.ts';

const SORTS = ['price-low', 'price-high', 'newest', 'name'];

/** The interactions that are timed. */
export interface Clicks {
  brand: Spread;
  badge: Spread;
  sort: Spread;
}

async function times(
  page: Page,
  runs: number,
  act: (run: number) => Promise<unknown>,
): Promise<Spread> {
  const all: number[] = [];
  for (let run = 0; run < runs; run++) {
    await settle(page);
    all.push(await timeToPaint(page, () => act(run)));
  }
  return spreadOf(all);
}

/** Checks one box after another, then unchecks them in the same order, and so on. */
async function checkInTurn(page: Page, runs: number, group: string): Promise<Spread> {
  const boxes: Locator[] = await page
    .getByRole('group', { name: group })
    .getByRole('checkbox')
    .all();
  return times(page, runs, (run) => (boxes[run % boxes.length] as Locator).click());
}

/** Times interactions with the catalogue page of a site, the given number of each kind. */
export async function browseInChromium(origin: string, runs: number): Promise<Clicks> {
  const executablePath = findBrowser();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const open = () => page.goto(`${origin}/en/instruments`, { waitUntil: 'networkidle' });

    await open();
    const brand = await checkInTurn(page, runs, words.facets.brand.label);
    await open();
    const badge = await checkInTurn(page, runs, words.facets.badge.label);
    await open();
    const orders = page.getByRole('combobox', { name: words.sort.label });
    const sort = await times(page, runs, (run) =>
      orders.selectOption(SORTS[run % SORTS.length] ?? null),
    );
    return { brand, badge, sort };
  } finally {
    await browser.close();
  }
}
