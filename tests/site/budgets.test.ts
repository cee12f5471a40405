import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PackedProductList } from '~/features/products/product-list/product-list';
import { routeOf } from '~/site/routes';
import { openSite, type PageWeight } from '../../scripts/bench/page-weight.ts';
import { files, readText } from './site';

/** Gzipped bytes. */
const KB = 1000;

const { fileAt, pages, weigh } = openSite(resolve(process.env['DIST'] ?? 'dist'));
const weights = new Map(pages().map((page) => [page, weigh(page)]));

const PRODUCT = /\/product\/[^/]+$/;
const CATALOGUE = /\/instruments(\/.*)?\.html$/;
/** Pages whose main content is an island. */
const ISLAND =
  /\/(booking\/cancel|instruments(\/.*)?|cart|checkout|compare|contact|orders|order\/confirmation|search|services\/trial-lesson|studio-rental|wishlist)\.html$/;
const isLight = (page: string) => !ISLAND.test(page);

/** Maximum number of pages in a message. */
const LISTED = 5;

/** Describes the pages over a limit, heaviest first. */
function over(
  limit: number,
  kind: Exclude<keyof PageWeight, 'scripts'>,
  among: (page: string) => boolean = () => true,
): string[] {
  const counted = [...weights].filter(([page]) => among(page));
  expect(counted.length, 'pages of this kind').toBeGreaterThan(0);
  const heavy = counted
    .filter(([, weight]) => weight[kind] > limit)
    .sort(([, a], [, b]) => b[kind] - a[kind])
    .map(([page, weight]) => `${page}: ${weight[kind]} bytes of ${kind}, the limit is ${limit}`);
  const more = heavy.length > LISTED ? [`and ${heavy.length - LISTED} more`] : [];
  return [...heavy.slice(0, LISTED), ...more];
}

describe('gzipped bytes before any interaction', () => {
  it('JavaScript: at most 15 KB on pages without islands', () => {
    expect(over(15 * KB, 'js', isLight)).toEqual([]);
  });

  it('JavaScript: at most eight files on pages without islands', () => {
    const light = [...weights].filter(([page]) => isLight(page));
    expect(light.filter(([, { scripts }]) => scripts.length > 8)).toEqual([]);
  });

  it('JavaScript: at most 100 KB on pages with islands', () => {
    expect(over(100 * KB, 'js', (page) => !isLight(page))).toEqual([]);
  });

  it('JavaScript: at most 85 KB with what an idle page fetches, and 1.2 KB more on pages with islands', () => {
    const heavy = [...weights].filter(([page, { js, idleJs }]) =>
      isLight(page) ? js + idleJs > 85 * KB : idleJs > 1.2 * KB,
    );
    expect(heavy.map(([page, { js, idleJs }]) => `${page}: ${js} + ${idleJs}`)).toEqual([]);
  });

  it('CSS: at least one file, at most 20 KB', () => {
    expect(over(20 * KB, 'css')).toEqual([]);
    expect([...weights].filter(([, { css }]) => css === 0).map(([page]) => page)).toEqual([]);
  });

  it('fonts: those of headings and text, at most 26 KB, and 32 KB on Chinese pages of orders, service and guides', () => {
    const isLarge = (page: string) =>
      !/^\/en[./]/.test(page) &&
      /^(order|service|guide)$/.test(
        routeOf(page.replace(/\.html$/, '').replace(/^\/index$/, '/')).kind,
      );
    expect(over(32 * KB, 'fonts')).toEqual([]);
    expect(over(26 * KB, 'fonts', (page) => !isLarge(page))).toEqual([]);
  });

  it('HTML: at most 12.9 KB on product pages', () => {
    expect(over(12.9 * KB, 'html', (page) => PRODUCT.test(page))).toEqual([]);
  });

  it('HTML: at most 22.2 KB on catalogue pages', () => {
    expect(over(22.2 * KB, 'html', (page) => CATALOGUE.test(page))).toEqual([]);
  });

  it('only pages of saved items read localStorage in an inline script', () => {
    const looking = [...files].filter(
      (file) => file.endsWith('.html') && readText(file).includes('localStorage'),
    );
    const saved = ['cart', 'checkout', 'compare', 'order/confirmation', 'orders', 'wishlist'];
    expect(looking.sort()).toEqual(
      saved.flatMap((page) => [`${page}.html`, `en/${page}.html`]).sort(),
    );
  });

  it('product list: at most 78 bytes a product, with its line of facts', () => {
    const lists = [...files].filter((file) => /^data\/(zh|en)\.[^/]+\.json$/.test(file));
    expect(lists).toHaveLength(2);
    for (const list of lists) {
      const { products } = JSON.parse(readText(list)) as PackedProductList;
      const each = Math.round(fileAt(`/${list}`).bytes / products.length);
      expect(each, `bytes a product in ${list}`).toBeLessThanOrEqual(78);
    }
  });
});
