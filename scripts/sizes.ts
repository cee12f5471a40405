/**
 * Prints the gzipped bytes that a browser fetches before any interaction, for one page of each
 * template of the last build: `npm run sizes`; `-- --write` puts the table into the README.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openSite } from './bench/page-weight.ts';
import { publishTable } from './bench/publish-table.ts';
import { root } from './toolchain/node.mjs';

const PAGES = {
  Home: '/index.html',
  Catalogue: '/instruments.html',
  Product: '/product/1.html',
  Cart: '/cart.html',
  Checkout: '/checkout.html',
};

const folder = join(root, 'dist');
if (!existsSync(folder)) {
  console.error(`${folder} does not exist: run "npm run build" first`);
  process.exit(1);
}
const { weigh } = openSite(folder);

await publishTable(
  { document: 'README.md', name: 'sizes' },
  ['Page', 'HTML', 'JavaScript', 'Idle JavaScript', 'CSS', 'Fonts', 'Product list'],
  Object.entries(PAGES).map(([name, path]) => {
    const { html, js, idleJs, css, fonts, data } = weigh(path);
    return [
      name,
      ...[html, js, idleJs, css, fonts, data].map((bytes) => bytes.toLocaleString('en')),
    ];
  }),
);
