import { linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertPriceListUrls } from '../../../scripts/incremental/price-list-urls.ts';
import {
  PLACEHOLDER_KEY,
  priceListPlaceholder,
} from '~/features/products/price-list/price-list-placeholder';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtone-'));
  mkdirSync(join(folder, 'en'));
});
afterEach(() => rm(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const write = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
};

const page = (pathname: string) => ({ pathname, cacheKey: `${PLACEHOLDER_KEY}1234` });
const lists = [{ pathname: '/data/zh.0123abcd.json' }, { pathname: '/data/en.4567ef01.json' }];

it('replaces every placeholder by the URL in its language', () => {
  write('instruments.html', `<a href="${priceListPlaceholder('zh')}">樂器 🎹`);
  const english = priceListPlaceholder('en');
  write('en/instruments.html', `<a href="${english}" data-props="${english}">`);
  insertPriceListUrls(folder, [page('/instruments'), page('/en/instruments'), ...lists]);
  expect(read('instruments.html')).toBe('<a href="/data/zh.0123abcd.json">樂器 🎹');
  expect(read('en/instruments.html')).toBe(
    '<a href="/data/en.4567ef01.json" data-props="/data/en.4567ef01.json">',
  );
});

it('leaves the cached file of a reused page as it is', () => {
  write('cached.html', priceListPlaceholder('zh'));
  linkSync(join(folder, 'cached.html'), join(folder, 'instruments.html'));
  insertPriceListUrls(folder, [page('/instruments'), ...lists]);
  expect(read('instruments.html')).toBe('/data/zh.0123abcd.json');
  expect(read('cached.html')).toBe(priceListPlaceholder('zh'));
});

it('does not read other pages', () => {
  const other = { pathname: '/product/1', cacheKey: '1234' };
  expect(() => {
    insertPriceListUrls(folder, [other, { pathname: '/cart' }, ...lists]);
  }).not.toThrow();
});

it('fails without a price list', () => {
  expect(() => {
    insertPriceListUrls(folder, [page('/instruments')]);
  }).toThrow('The build has no price list for "zh"');
});
