import { beforeEach, expect, it } from 'vitest';
import { gzipBytes, openSite } from '../../../scripts/bench/page-weight.ts';
import { writeFiles } from '../server/built-site';
import { temporaryFolder } from '../temporary-folder';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

/** Writes a site with these files and returns the weight of its home page. */
async function weighHome(files: Record<string, string>) {
  await writeFiles(folder, files);
  return openSite(folder).weigh('/index.html');
}

it('a page weighs its markup, style sheets, fonts, data and scripts with all that these import', async () => {
  const fetched = {
    js: {
      'one.js': 'import "./shared.js"; const later = () => import("./late.js")',
      'shared.js': 'import "./one.js"; const f = () => import("./idle.js"); requestIdleCallback(f)',
      'ahead.js': '1',
      'Cart.js': '22',
      'client.js': '333',
      'inline.js': '4444',
    },
    css: { 'a.css': 'p { color: red }' },
    fonts: { 'a.woff2': 'wOF2' },
    data: { 'list.json': '[1, 2, 3]' },
  };
  const html = `
    <link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/a.woff2">
    <template><link rel="prefetch" as="fetch" href="/list.json"></template>
    <script type="module" src="/one.js"></script><link rel="modulepreload" href="/ahead.js">
    <astro-island component-url="/Cart.js" renderer-url="/client.js" client="visible"></astro-island>
    <script type="module">await preload(() => import("/inline.js"), [])</script>
    <script type="application/ld+json">import("/data.js")</script>`;
  const idleJs = { 'idle.js': 'import "./one.js"; import "./deep.js"', 'deep.js': '55555' };
  const { js, css, fonts, data } = fetched;
  const { scripts, ...bytes } = await weighHome({
    'index.html': html,
    ...js,
    ...idleJs,
    ...css,
    ...fonts,
    ...data,
  });
  expect(scripts.toSorted()).toEqual(
    Object.keys(js)
      .map((name) => `/${name}`)
      .sort(),
  );
  const sum = (files: object) =>
    Object.values(files).reduce<number>((all, text) => all + gzipBytes(String(text)), 0);
  expect(bytes).toEqual({
    html: gzipBytes(html),
    ...Object.fromEntries(
      Object.entries({ ...fetched, idleJs }).map(([kind, files]) => [kind, sum(files)]),
    ),
  });
});
