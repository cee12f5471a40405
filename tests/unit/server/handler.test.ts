import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHandler } from '../../../scripts/server/handler.ts';
import { prettyUrl } from '../../../scripts/server/pretty-url.ts';
import { listenLocally } from '../../../scripts/server/local-server.ts';
import { framedBy, netlifyRules } from '../../../scripts/server/netlify-rules.ts';
import { writeFiles } from './built-site';
import { rawRequest, type RawRequest } from './raw-request';

const NETLIFY_TOML = fileURLToPath(new URL('../../../netlify.toml', import.meta.url));

/** A small shop; the text of each page is its own name. */
const PAGES = [
  'index',
  'en',
  '404',
  'en/404',
  'product-not-found',
  'en/product-not-found',
  'product/12',
  'en/product/12',
];

const folder = await mkdtemp(join(tmpdir(), 'overtone-'));
const dist = join(folder, 'dist');

type Get = (path: string, options?: RawRequest) => ReturnType<typeof rawRequest>;

/** Serves `dist` with the rules of a configuration while `use` runs, which can send requests. */
async function serving<T>(config: string, use: (get: Get) => Promise<T>): Promise<T> {
  const handle = createHandler(dist, netlifyRules(config, dist));
  const server = createServer((request, response) => void handle(request, response));
  const { port, stop } = await listenLocally(server);
  try {
    return await use((path, options) => rawRequest(path, { ...options, port }));
  } finally {
    await stop();
  }
}

beforeAll(() =>
  writeFiles(folder, {
    ...Object.fromEntries(PAGES.map((page) => [`dist/${page}.html`, `<h1>${page}</h1>`])),
    'dist/_astro/page.a1b2c3.css': 'p { color: red }\n'.repeat(1000),
    'secret.html': 'not to be served',
  }),
);
afterAll(() => rm(folder, { recursive: true }));

const ask: Get = (path, options) => serving(NETLIFY_TOML, (get) => get(path, options));

describe('a page', () => {
  it.each([
    ['/', 'index'],
    ['/en', 'en'],
    ['/product/12?from=home', 'product/12'],
    ['/%70roduct/12', 'product/12'],
  ])('answers %s with its file', async (path, page) => {
    const { status, headers, text } = await ask(path);
    expect(status).toBe(200);
    expect(text).toBe(`<h1>${page}</h1>`);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
  });

  it('has the headers of netlify.toml and is revalidated each time', async () => {
    const { headers } = await ask('/product/12');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it('is not sent again while it is unchanged', async () => {
    const first = await ask('/product/12');
    const headers = { 'if-none-match': first.headers.etag ?? '' };
    const second = await ask('/product/12', { headers });
    expect([second.status, second.text]).toEqual([304, '']);
  });

  it('answers HEAD with headers alone', async () => {
    const { status, headers, text } = await ask('/product/12', { method: 'HEAD' });
    expect([status, headers['content-length'], text]).toEqual([200, '19', '']);
  });

  it('is read-only', async () => {
    const { status, headers } = await ask('/product/12', { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('a hashed file', () => {
  it('may be cached for a year', async () => {
    const { headers } = await ask('/_astro/page.a1b2c3.css');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['br', 'gzip'])('is compressed with %s', async (encoding) => {
    const path = '/_astro/page.a1b2c3.css';
    const plain = await ask(path);
    const { headers, body } = await ask(path, { headers: { 'accept-encoding': encoding } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.length).toBeLessThan(plain.body.length / 10);
  });
});

describe('a missing file', () => {
  it.each([
    ['/product/999', 'product-not-found'],
    ['/product', '404'],
    ['/en/product', 'en/404'],
    ['/product/12/more', 'product-not-found'],
    ['/en/product/999', 'en/product-not-found'],
    ['/nowhere', '404'],
    ['/nowhere/', '404'],
    ['/english', '404'],
    ['/en/nowhere', 'en/404'],
  ])('%s is answered with 404 and the page %s', async (path, page) => {
    const { status, headers, text } = await ask(path);
    expect([status, text]).toEqual([404, `<h1>${page}</h1>`]);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['/_astro/old.a1b2c3.js', '/data/zh.a1b2c3.json'])(
    '%s is not cached, although an existing file may be cached for a year',
    async (path) => {
      const { status, headers } = await ask(path);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    },
  );

  it('is answered with 404 even if the client has the error page in its cache', async () => {
    const { headers } = await ask('/404');
    const again = await ask('/nowhere', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.text]).toEqual([404, '<h1>404</h1>']);
  });

  it.each([
    '/../secret',
    '/../secret.html',
    '/%2e%2e/secret',
    '/..%2fsecret',
    '/..%5csecret',
    '/%00',
    '//example.com/nowhere',
  ])('%s does not lead outside the folder', async (path) => {
    const { status, text } = await ask(path);
    expect([status, text]).toEqual([404, '<h1>404</h1>']);
  });

  it.each(['/%', '/%zz', '/product/%E6%B3', '*', 'nowhere'])(
    '%s is answered with 400, and the server keeps running',
    async (path) => {
      await serving(NETLIFY_TOML, async (ask) => {
        expect(await ask(path)).toMatchObject({ status: 400 });
        expect(await ask('/')).toMatchObject({ status: 200 });
      });
    },
  );
});

it.each([
  ['/product/12/', '/product/12'],
  ['/product/12.html', '/product/12'],
  ['/product/12.html?from=home', '/product/12?from=home'],
  ['/en/', '/en'],
  ['/index.html', '/'],
  ['//product/12/', '/product/12'],
  ['//example.com/..', '/'],
])('pretty URLs permanently redirect %s to %s', async (path, location) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([301, location]);
});

it('normalizes a path of many slashes in linear time', () => {
  expect(prettyUrl(`/a${'/'.repeat(300_000)}b`)).toBeUndefined();
});

it('serves a product list again after an undo: its absence was not cached', async () => {
  const list = 'data/zh.a1.json';
  const cacheControl = async (ask: Get) => {
    const { status, headers } = await ask(`/${list}`);
    return [status, headers['cache-control']];
  };
  await serving(NETLIFY_TOML, async (ask) => {
    await writeFiles(dist, { [list]: '[]' });
    expect(await cacheControl(ask)).toEqual([200, 'public, max-age=31536000, immutable']);
    await rm(join(dist, list));
    expect(await cacheControl(ask)).toEqual([404, 'public, max-age=0, must-revalidate']);
    await writeFiles(dist, { [list]: '[]' });
    expect(await cacheControl(ask)).toEqual([200, 'public, max-age=31536000, immutable']);
  });
});

it('the `_redirects` of a site come first', async () => {
  await writeFiles(dist, {
    'discontinued/7.html': '<h1>gone</h1>',
    _redirects:
      '/product/7 /discontinued/7 410\n/discontinued/7 /discontinued/7 410!\n/product/8 /product/12 301\n',
  });
  const gone = { status: 410, text: '<h1>gone</h1>' };
  expect(await ask('/product/7')).toMatchObject(gone);
  expect(await ask('/discontinued/7')).toMatchObject(gone);
  expect(await ask('/product/9')).toMatchObject({ status: 404 });
  expect(await ask('/discontinued/9')).toMatchObject({ status: 404 });
  const moved = await ask('/product/8');
  expect([moved.status, moved.headers.location]).toEqual([301, '/product/12']);
  await rm(join(dist, '_redirects'));
});

it('other rules redirect, rewrite, and may take precedence over a file', async () => {
  const config = join(folder, 'netlify.toml');
  await writeFile(
    config,
    `
      [[redirects]]
        from = "/item/:id"
        to = "/product/:id"
        status = 302
      [[redirects]]
        from = "/english"
        to = "/en.html"
        status = 200
      [[redirects]]
        from = "/product/12"
        to = "/404.html"
        status = 404
        force = true
      `,
  );
  await serving(config, async (ask) => {
    const moved = await ask('/item/12?from=home');
    expect([moved.status, moved.headers.location]).toEqual([302, '/product/12?from=home']);
    expect(await ask('/english')).toMatchObject({ status: 200, text: '<h1>en</h1>' });
    expect(await ask('/product/12')).toMatchObject({ status: 404, text: '<h1>404</h1>' });
    expect(await ask('/nowhere')).toMatchObject({ status: 404, text: 'Not found' });
  });
});

it('lets the CMS show a preview of drafts beside an entry, and nobody else', async () => {
  const url = new URL('http://shop.example/product/12');
  const rules = netlifyRules(NETLIFY_TOML);
  const policyOf = async ({ headers }: typeof rules) =>
    Object.entries(await headers(url)).find(([name]) =>
      /^content-security-policy$/i.test(name),
    )?.[1];
  expect(await policyOf(rules)).toBe("frame-ancestors 'none'");
  expect(await policyOf(framedBy('http://localhost:1337', rules))).toBe(
    'frame-ancestors http://localhost:1337',
  );
});
