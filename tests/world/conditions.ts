import type { Locator, Page } from '@playwright/test';
import { customer } from '../e2e/support/checkout';
import { fillStorage, forbidStorage } from '../e2e/support/page';
import { newerApis } from '../newer-apis';

/** An adverse condition of a shopper's page. */
export interface Condition {
  /** Options of the browser. */
  use?: Parameters<typeof import('../payments/fixtures').test.use>[0];
  /** Runs before the first page opens. */
  before?: (page: Page) => Promise<unknown>;
  /** Runs in the middle of each journey. */
  during?: (page: Page) => Promise<unknown>;
  /** Journeys with a different end. */
  except?: readonly string[];
  /** Whether it changes only what is entered: other journeys would run without a condition. */
  isOfTexts?: boolean;
  /** What browsers log about it. */
  logs?: RegExp;
  /** The customer, if not the usual one. */
  customer?: typeof customer;
  /** Enters a text in a field; by default by typing. */
  enter?: (field: Locator, text: string) => Promise<unknown>;
}

/**
 * Replaces every text node by the same text, as the translators of Chrome and Google do: once the
 * islands are hydrated, and after each change.
 */
function translate(): void {
  const element = (tag: string) => document.createElement(tag);
  const replace = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
      text.nodeValue?.trim() && !text.parentElement?.closest('font, script, style, textarea')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const [outer, inner] = [element('font'), element('font')];
      inner.textContent = text.nodeValue;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const start = () => {
    if (document.querySelector('astro-island[ssr]:not([client=visible], [client=first-use])')) {
      setTimeout(start, 20);
      return;
    }
    // React hydrates in several tasks, between which the page is not idle.
    requestIdleCallback(() =>
      requestIdleCallback(() => {
        document.documentElement.lang = 'fr';
        replace();
        new MutationObserver(replace).observe(document.body, { childList: true, subtree: true });
      }),
    );
  };
  addEventListener('DOMContentLoaded', start);
}

/** Fills a field like autofill and restored pages: without an event, bypassing the setter that React watches. */
export const fillSilently = (field: Locator, text: string): Promise<unknown> =>
  field.evaluate((control, text) => {
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control);
  }, text);

/** Returns a full-width digit, as Chinese keyboards may enter it. */
const wide = (digit: string): string => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0);

/** Removes functions that the oldest supported browsers may lack. */
function removeNewerApis(apis: readonly string[]): void {
  for (const api of apis) {
    const path = api.split('.');
    const name = path.pop() ?? '';
    const owner = path.reduce<unknown>(
      (object, key) => (object instanceof Object ? Reflect.get(object, key) : undefined),
      globalThis,
    );
    if (owner instanceof Object) Reflect.deleteProperty(owner, name);
  }
}

/** Adds nodes and attributes around islands and to fields before hydration, like browser extensions. */
function extend(): void {
  addEventListener('DOMContentLoaded', () => {
    for (const element of [document.documentElement, document.body]) {
      element.setAttribute('data-extension', '');
      element.prepend(document.createElement('div'));
      element.append(document.createElement('div'));
    }
    for (const field of document.querySelectorAll('input, textarea, select, a, button')) {
      field.setAttribute('data-extension', '');
    }
  });
}

function enlargeText(): void {
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = '200%';
  });
}

async function restrictCookies(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Sets the clock of a page that was in the background forward. */
async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.setFixedTime((await page.evaluate(() => Date.now())) + ms);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

export const conditions: Readonly<Record<string, Condition>> = {
  'an extension that adds nodes, and blocks pictures and fonts': {
    before: async (page) => {
      await page.addInitScript(extend);
      await page.route(/\.(webp|avif|svg|woff2)$/, (route) => route.abort());
    },
    logs: /Failed to load resource/,
  },
  'storage that is full': {
    // The confirmation says that the order is paid, but that its details are not on the device.
    except: ['checkout by card'],
    during: (page) => page.evaluate(fillStorage),
  },
  'storage that is forbidden': {
    // These begin with what an earlier page has stored.
    except: ['cart', 'checkout by card', 'checkout by bank', 'confirmation', 'orders'],
    before: (page) => page.addInitScript(forbidStorage),
  },
  'no cookies of third parties, another time zone, and forced colours': {
    use: {
      timezoneId: 'America/Los_Angeles',
      contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
    },
    before: restrictCookies,
  },
  'three days with the page open, and back to it from another': {
    during: async (page) => {
      await passTime(page, 3 * DAY);
      await page.evaluate(() => {
        for (const type of ['pagehide', 'pageshow']) {
          dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
        }
      });
    },
  },
  'slow requests': {
    before: (page) =>
      page.route('**/*', async (route) => {
        await new Promise((done) => setTimeout(done, 300));
        await route.fallback();
      }),
  },
  'text twice as large': {
    before: (page) => page.addInitScript(enlargeText),
  },
  'no hover, on a small screen': {
    use: { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
  },
  'newer APIs removed': {
    before: (page) => page.addInitScript(removeNewerApis, newerApis),
  },
  'right-to-left texts, copied with what people do not see': {
    isOfTexts: true,
    customer: { ...customer, firstName: 'דוד', lastName: 'כהן', address: 'שדרות הרצל 12, דירה 3' },
    enter: (field, text) =>
      field.fill(`\u202a${text.replace('@', '＠').replaceAll(/\d/g, wide)}\u200b \u202c `),
  },
  'fields filled without events': {
    isOfTexts: true,
    enter: fillSilently,
    // The page shows the new time.
    during: (page) => passTime(page, MINUTE),
  },
  'a translated page': {
    before: (page) => page.addInitScript(translate),
    during: (page) => page.locator('main font').first().waitFor({ state: 'attached' }),
  },
};
