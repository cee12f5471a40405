import { beforeEach, describe, expect, it } from 'vitest';
import { gzipBytes, openSite } from '../../../scripts/bench/page-weight.ts';
import { writeFiles } from '../server/built-site';
import { temporaryFolder } from '../temporary-folder';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

/** Writes a site of these files and returns the weight of its home page. */
async function weighHome(files: Record<string, string>) {
  await writeFiles(folder, files);
  return openSite(folder).weigh('/index.html');
}

describe('pageWeight', () => {
  it('adds up scripts and their transitive imports, each once', async () => {
    const files = {
      'index.html':
        '<script type="module" src="/a/one.js"></script><script src="a/two.js"></script>',
      'a/one.js':
        'import "./shared.js"; import "./two.js"; const later = () => import("./late.js")',
      'a/two.js': 'import "./shared.js"; import "../root.js"',
      'a/shared.js': 'import "./one.js"',
      'root.js': 'void 0',
    };
    const { js, scripts } = await weighHome(files);
    expect(scripts.toSorted()).toEqual(['/a/one.js', '/a/shared.js', '/a/two.js', '/root.js']);
    const { 'index.html': _, ...fetched } = files;
    expect(js).toBe(Object.values(fetched).reduce((sum, text) => sum + gzipBytes(text), 0));
  });

  it('includes islands with any client directive, and imports of inline scripts', async () => {
    const { scripts } = await weighHome({
      'index.html': `
        <link rel="modulepreload" href="/ahead.js"><link rel="preload" as="script" href="/soon.js">
        <astro-island component-url="/Cart.js" renderer-url="/client.js" client="visible"></astro-island>
        <script type="module">import "/inline.js"</script>
        <script>import("/classic.js")</script>
        <script type="module">await preload(() => import("/vite.js"), [])</script>
        <script type="application/ld+json">import("/data.js")</script>`,
      ...Object.fromEntries(
        ['ahead', 'soon', 'Cart', 'client', 'inline', 'classic', 'vite'].map((name) => [
          `${name}.js`,
          name,
        ]),
      ),
    });
    expect(scripts.toSorted()).toEqual([
      '/Cart.js',
      '/ahead.js',
      '/classic.js',
      '/client.js',
      '/inline.js',
      '/soon.js',
      '/vite.js',
    ]);
  });

  it('separates markup, style sheets, fonts and data', async () => {
    const files = {
      'index.html':
        '<link rel="stylesheet" href="/a.css"><template><link rel="prefetch" as="fetch" href="/list.json"></template>' +
        '<link rel="preload" as="font" href="/a.woff2">',
      'a.css': 'p { color: red }',
      'a.woff2': 'wOF2',
      'list.json': '[1, 2, 3]',
    };
    expect(await weighHome(files)).toEqual({
      html: gzipBytes(files['index.html']),
      js: 0,
      css: gzipBytes(files['a.css']),
      fonts: gzipBytes(files['a.woff2']),
      data: gzipBytes(files['list.json']),
      scripts: [],
    });
  });

  it('throws for a page whose script is missing', async () => {
    const weighing = weighHome({ 'index.html': '<script src="/gone.js"></script>' });
    await expect(weighing).rejects.toThrow('gone.js');
  });
});

it('lists the HTML files of a site as its pages', async () => {
  await weighHome({ 'index.html': '', 'product/1.html': '', 'data/list.json': '' });
  expect(openSite(folder).pages()).toEqual(['/index.html', '/product/1.html']);
});
