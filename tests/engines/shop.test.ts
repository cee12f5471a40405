import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveFolder } from '../../scripts/server/serve-folder';
import { wordsIn } from '../e2e/support/words';
import { startFirefox } from './firefox';
import type { Engine, Tab } from './tab';
import { startWebKit } from './webkit';

const ENGINES = [
  {
    name: 'Firefox',
    program: '/usr/bin/firefox-esr',
    start: startFirefox,
    device: { size: { width: 1440, height: 900 }, locale: 'en', prefix: '/en', other: '' },
  },
  {
    name: 'WebKit',
    program: '/usr/bin/WebKitWebDriver',
    start: startWebKit,
    device: { size: { width: 390, height: 844 }, locale: 'zh', prefix: '', other: '/en' },
  },
] as const;

const { port, stop } = await serveFolder(resolve(process.env['DIST'] ?? 'dist'));
afterAll(stop);

for (const { name, program, start, device } of ENGINES) {
  const installed = existsSync(program);
  if (!installed) console.log(`${name} is not tested: ${program} does not exist.`);

  describe.skipIf(!installed)(name, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine.close());

    describe(`at ${device.size.width} px, in ${device.locale}`, () => {
      const { size, locale, prefix, other } = device;
      const words = wordsIn[locale];
      const isPhone = size.width < 1024;
      let tab: Tab;
      beforeEach(async () => {
        tab = await engine.open(size);
      });
      afterEach(() => tab.close());

      const open = (path: string) => tab.goto(`http://localhost:${port}${prefix}${path}`);
      const path = () => tab.evaluate(() => location.pathname + location.search);
      /** Counts rendered elements, in and out of the viewport. */
      const count = (selector: string) =>
        tab.evaluate(
          (selector) =>
            [...document.querySelectorAll(selector)].filter(
              (element) => element.getClientRects().length > 0,
            ).length,
          selector,
        );
      const textOf = (selector: string) =>
        tab.evaluate((selector) => document.querySelector(selector)?.textContent ?? '', selector);
      const shows = (selector: string) =>
        expect.poll(() => count(selector), { message: selector }).toBeGreaterThan(0);
      const hides = (selector: string) =>
        expect.poll(() => count(selector), { message: selector }).toBe(0);
      const leadsTo = (to: string) => expect.poll(path).toBe(prefix + to);
      const click = async (selector: string) => {
        await shows(selector);
        // Repeated, because loading content may move the element out of view again.
        await vi.waitFor(
          async () => {
            // Not covered by the bars at the edges of the screen.
            await tab.evaluate((selector) => {
              document.querySelector(selector)?.scrollIntoView({ block: 'center' });
            }, selector);
            await tab.click(selector);
          },
          { timeout: 15_000, interval: 250 },
        );
      };
      /** Waits until the script that all pages share has run. */
      const started = () =>
        expect.poll(() => tab.evaluate(() => 'earlyClicks' in window)).toBe(false);
      const hydrated = () =>
        expect
          .poll(() => tab.evaluate(() => document.querySelector('astro-island[ssr]') === null))
          .toBe(true);
      /** Waits for the page first: WebKit ignores `history.back()` while a page loads. */
      const back = async () => {
        await expect.poll(() => tab.evaluate(() => document.readyState)).toBe('complete');
        await tab.evaluate(() => {
          history.back();
        });
      };
      const fillCart = async () => {
        await open('/product/1');
        await started();
        await click('[data-add="1"]');
        await expect.poll(() => textOf('[data-count="cart"] .count-badge')).toBe('1');
      };

      it('takes an order, from home to the confirmation', async () => {
        await open('/');
        await click(`main a[href="${prefix}/instruments"]`);
        await leadsTo('/instruments');
        await open('/instruments/guitars');
        await click('article a[href$="/product/1"]');
        await leadsTo('/product/1');
        await started();
        await click('[data-add="1"]');
        await expect.poll(() => textOf('[data-count="cart"] .count-badge')).toBe('1');
        await click('[data-count="cart"]');
        await leadsTo('/cart');
        await click(`main a[href="${prefix}/checkout"]`);
        await leadsTo('/checkout');
        await shows('form [autocomplete="given-name"]');
        await hydrated();
        for (const [field, text] of [
          ['given-name', 'Ka Yan'],
          ['family-name', 'Chan'],
          ['email', 'kayan.chan@example.com'],
          ['tel', '91234567'],
          ['street-address', '99 Nathan Road'],
          ['address-level2', 'Kowloon'],
        ] as const) {
          await tab.type(`form [autocomplete="${field}"]`, text);
        }
        await tab.evaluate(() => {
          const area = document.querySelector<HTMLSelectElement>(
            'form [autocomplete="address-level1"]',
          );
          if (!area) return;
          area.value = 'kowloon';
          area.dispatchEvent(new Event('change', { bubbles: true }));
        });
        await click('form [value="bank"]');
        await click('form [type="submit"]');
        await expect.poll(() => textOf('h1')).toBe(words.checkout.submitted.title);
        await expect.poll(() => textOf('main')).toMatch(/OT-\d{8}-[A-Z2-9]{4}/);
      });

      it.runIf(locale === 'zh')('ends lines of short texts at punctuation marks', async () => {
        await open('/search');
        const lines = await tab.evaluate(() =>
          Array.from(document.querySelectorAll<HTMLElement>('.phrase'), (text) => {
            // As narrow as possible without a line break inside a clause.
            text.style.cssText = 'width: min-content; overflow-wrap: normal';
            return Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight));
          }),
        );
        expect(lines.length).toBeGreaterThan(0);
        expect(Math.min(...lines)).toBeGreaterThan(2);
      });

      it('draws the select as high as a text field', async () => {
        await open('/instruments');
        const height = await tab.evaluate(
          () => document.querySelector<HTMLElement>('main select')?.offsetHeight,
        );
        // 44 px, and a little more where a fallback font is high; with WebKit's own padding 48.
        expect(height).toBeLessThan(47);
      });

      it.runIf(isPhone)('fills both lines of a product name that is cut off', async () => {
        await open('/wishlist');
        await tab.evaluate(() => {
          localStorage.setItem('overtone:wishlist', '["100"]');
        });
        await tab.reload();
        await shows('.card-name a');
        const [line, cell] = await tab.evaluate(() => {
          const name = document.querySelector('.card-name');
          const range = document.createRange();
          range.selectNodeContents(name ?? document.body);
          const widths = Array.from(range.getClientRects(), ({ width }) => width);
          return [Math.max(...widths), name?.clientWidth ?? 0] as const;
        });
        expect(line).toBeGreaterThan(0.7 * cell);
      });

      it('filters the catalogue, and Back undoes it', async () => {
        await open('/instruments');
        const all = await count('main article');
        if (isPhone) await click('[aria-haspopup="dialog"]');
        const option = isPhone ? 'dialog[open] [type="checkbox"]' : 'aside [type="checkbox"]';
        if (isPhone) {
          await shows('dialog[open] details');
          await tab.evaluate(() => {
            for (const group of document.querySelectorAll('details')) group.open = true;
          });
        }
        await click(option);
        await expect.poll(path).toContain('?');
        await expect.poll(() => count('main article')).toBeLessThan(all);
        await expect.poll(() => count('main article')).toBeGreaterThan(0);
        if (isPhone) {
          // Closes the dialog, and keeps the selections.
          await back();
          await hides('dialog[open]');
          await expect.poll(path).toContain('?');
        }
        await back();
        await leadsTo('/instruments');
        await expect.poll(() => count('main article')).toBe(all);
      });

      it('restores the list and the scroll position of a reloaded page', async () => {
        await open('/instruments?sort=newest');
        await hydrated();
        await expect.poll(() => count('main article')).toBe(24);
        await click('main ul + p button');
        await expect.poll(() => count('main article')).toBe(48);
        // Repeated, because the focus and pictures that load move the page too.
        const savedAfterScroll = () =>
          tab.evaluate(() => {
            scrollTo(0, 3500);
            return (history.state as { scrollY?: number }).scrollY ?? 0;
          });
        const off = (position: number) => Math.abs(position - 3500);
        // Firefox scrolls to whole device pixels, which are fractions of CSS pixels.
        await expect
          .poll(async () => off(await savedAfterScroll()), { interval: 400 })
          .toBeLessThanOrEqual(1);
        const distance = async () => off(await tab.evaluate(() => scrollY));
        await tab.reload();
        await expect.poll(() => count('main article')).toBe(48);
        await expect.poll(distance).toBeLessThan(100);
      });

      it('leads to the pages from the header', async () => {
        await open('/');
        expect(await tab.evaluate(() => innerWidth)).toBe(size.width);
        const link = `[href="${prefix}/contact"]`;
        if (isPhone) {
          await hides('#menu');
          await click('header [popovertarget="menu"]');
          await click('#menu [popovertargetaction="hide"]');
          await hides('#menu');
          await click('header [popovertarget="menu"]');
          await click(`#menu ${link}`);
        } else {
          await click(`header nav ${link}`);
        }
        await leadsTo('/contact');
        await hides('#menu');
      });

      it.runIf(isPhone)('closes the menu with Back', async () => {
        await open('/contact');
        await open('/studio-rental');
        await started();
        await click('header [popovertarget="menu"]');
        await shows('#menu');
        await back();
        await hides('#menu');
        await leadsTo('/studio-rental');
        await back();
        await leadsTo('/contact');
      });

      it('shows a picture at full size', async () => {
        await open('/product/2');
        await started();
        await hides('[data-zoomed]');
        await click('[data-zoom]');
        await shows('[data-zoomed]');
        await expect
          .poll(() =>
            tab.evaluate(
              () => document.querySelector<HTMLImageElement>('[data-zoomed] img')?.naturalWidth,
            ),
          )
          .toBe(1200);
        await click('[data-zoomed] button');
        await hides('[data-zoomed]');
      });

      it('copies the address of a page', async () => {
        await open('/product/1');
        await started();
        await tab.evaluate(() => {
          Object.defineProperty(navigator, 'share', { value: undefined });
        });
        await click('[data-share]');
        await expect.poll(() => textOf('body')).toContain(words.messages.toast.copiedText);
      });

      it('changes the language of a filtered page', async () => {
        await open('/instruments?brand=Fender');
        await click('[data-language-toggle]');
        await expect.poll(path).toBe(`${other}/instruments?brand=Fender`);
        await shows('main article');
      });

      it('hydrates the cart of a page that opens scrolled', async () => {
        await fillCart();
        await open('/cart');
        await hydrated();
        const scroll = () =>
          tab.evaluate(() => {
            scrollTo(0, 40);
          });
        await scroll();
        await expect.poll(() => tab.evaluate(() => scrollY)).toBe(40);
        await tab.reload();
        await hydrated();
        await shows('main a[href$="/checkout"]');
        await scroll();
        await click('header a[href$="/wishlist"]');
        await leadsTo('/wishlist');
        await back();
        await leadsTo('/cart');
        await hydrated();
        await shows('main a[href$="/checkout"]');
      });
    });
  });
}
