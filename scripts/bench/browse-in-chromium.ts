import { readFileSync } from 'node:fs';
import { chromium, type Locator, type Page } from '@playwright/test';
import words from '../../src/i18n/dictionaries/en/catalogue.json' with { type: 'json' };
import { findBrowser, HEADLESS_SHELL } from '../toolchain/find-browser.ts';
import { spreadOf, type Spread } from './statistics.ts';
import { settle, timeToPaint } from './time-to-paint.ts';

const CATALOGUE = '/en/instruments';
const PLAIN = '/plain-catalogue';
const PLAIN_LIST = '/plain-products.json';
/** Assumed slowdown of a phone relative to this machine. */
const SLOWDOWN = 4;
const SORTS = ['price-low', 'price-high', 'newest', 'name'];
const FACET = words.facets.brand.label;

/** Clicks that select an option, and those that deselect it again, which leads back to everything. */
interface FacetClicks {
  select: Spread;
  clear: Spread;
}

/** The interactions that are timed. */
export interface Clicks {
  shop: FacetClicks;
  /** The same clicks on a page without a framework (`plain-catalogue.html`). */
  plain: FacetClicks;
  sort: Spread;
}

/** The first brands, which both pages show. */
const boxesOf = (page: Page): Promise<Locator[]> =>
  page.getByRole('group', { name: FACET }).getByRole('checkbox').all();

async function times(
  page: Page,
  runs: number,
  act: (run: number) => Promise<unknown>,
): Promise<number[]> {
  const all: number[] = [];
  for (let run = 0; run < runs; run++) {
    await settle(page);
    all.push(await timeToPaint(page, () => act(run)));
  }
  return all;
}

/** Selects one option after another, each alone. */
async function timeFacets(page: Page, runs: number): Promise<FacetClicks> {
  const boxes = await boxesOf(page);
  const all = await times(page, 2 * runs, (run) =>
    (boxes[Math.floor(run / 2) % boxes.length] as Locator).click(),
  );
  return {
    select: spreadOf(all.filter((_, run) => run % 2 === 0)),
    clear: spreadOf(all.filter((_, run) => run % 2 === 1)),
  };
}

/** The plain page, with the styles of a page of the shop and all products in one file. */
async function servePlain(page: Page, products: readonly unknown[]): Promise<void> {
  const styles = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map(({ outerHTML }) => outerHTML).join(''));
  const body = readFileSync(new URL('plain-catalogue.html', import.meta.url), 'utf8')
    .replace('STYLES', styles)
    .replace('LIST', PLAIN_LIST)
    .replace('BRAND_LABEL', FACET);
  await page.route(`**${PLAIN_LIST}`, (route) => route.fulfill({ json: products }));
  await page.route(`**${PLAIN}`, (route) => route.fulfill({ contentType: 'text/html', body }));
}

/** How many elements the first card has, to compare the two pages. */
const cardSize = (page: Page): Promise<number> =>
  page
    .locator('.card:visible')
    .first()
    .evaluate((card) => card.querySelectorAll('*').length);

/**
 * Times interactions with the catalogue page of a site, the given number of each kind.
 * @param products of the site, for the plain page
 */
export async function browseInChromium(
  origin: string,
  products: readonly unknown[],
  runs: number,
): Promise<Clicks> {
  const executablePath = findBrowser(HEADLESS_SHELL);
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const cdp = await page.context().newCDPSession(page);
    const open = async (path: string) => {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      const [box] = await boxesOf(page);
      if (!box) throw new Error(`${path} has no option in “${FACET}”.`);
      // The first click hydrates the island and fetches the price list.
      await box.click();
      await page.waitForLoadState('networkidle');
      const size = await cardSize(page);
      await box.click();
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      return size;
    };

    const shopCard = await open(CATALOGUE);
    const shop = await timeFacets(page, runs);
    const orders = page.getByRole('combobox', { name: words.sort.label });
    const sort = spreadOf(
      await times(page, runs, (run) => orders.selectOption(SORTS[run % SORTS.length] ?? null)),
    );
    await servePlain(page, products);
    const plainCard = await open(PLAIN);
    if (plainCard !== shopCard) {
      throw new Error(
        `Cards of the plain page have ${plainCard} elements, the shop's ${shopCard}.`,
      );
    }
    const plain = await timeFacets(page, runs);
    return { shop, plain, sort };
  } finally {
    await browser.close();
  }
}
