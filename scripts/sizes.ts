/**
 * Prints the gzipped bytes that a browser fetches before any interaction, for one page of each
 * template of the last build: `npm run sizes`. The environment variable DIST overrides the folder.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { markdownTable } from './bench/markdown-table.ts';
import { openSite } from './bench/page-weight.ts';

const PAGES = {
  Home: '/index.html',
  Catalogue: '/instruments.html',
  Product: '/product/1.html',
  Cart: '/cart.html',
  Checkout: '/checkout.html',
};

const folder = resolve(process.env['DIST'] ?? 'dist');
if (!existsSync(folder)) {
  console.error(`${folder} does not exist: run "npm run build" first`);
  process.exit(1);
}
const { weigh } = openSite(folder);

console.log(
  markdownTable(
    ['Page', 'HTML', 'JavaScript', 'CSS', 'Fonts', 'Price list'],
    Object.entries(PAGES).map(([name, path]) => {
      const { html, js, css, fonts, data } = weigh(path);
      return [name, ...[html, js, css, fonts, data].map((bytes) => bytes.toLocaleString('en'))];
    }),
  ),
);
