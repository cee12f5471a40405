import puppeteer from 'puppeteer-core';
import type { Engine } from './tab';

/** Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  return {
    open: async (size) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return {
        goto: async (url) => {
          await page.goto(url);
        },
        evaluate: (run, ...args) => page.evaluate(run as (...args: string[]) => never, ...args),
        click: (selector) => page.click(selector),
        type: (selector, text) => page.type(selector, text),
        reload: async () => {
          await page.reload();
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
