import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, stat, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveShop } from '../../../scripts/server/live-shop.ts';
import { listenLocally } from '../../../scripts/server/local-server.ts';
import { netlifyRules } from '../../../scripts/server/netlify-rules.ts';
import { temporaryFolder } from '../temporary-folder';
import { smallSite, writeFiles } from './built-site';
import { rawRequest } from './raw-request';

const rules = netlifyRules(fileURLToPath(new URL('../../../netlify.toml', import.meta.url)));
const SECRET = 'secret';

const fromCatalogue = {
  ...smallSite('catalogue'),
  'build.json': '{"source":"catalogue","products":2}',
};

let folder: string;
let server: Awaited<ReturnType<typeof listenLocally>>;
/** The result of the next build: files, or an error. */
let outcome: Record<string, string> | Error;
/** The result of a build from the built-in catalogue. */
let catalogue: Record<string, string> | Error;
let sources: string[];
let built: () => void;
let shop: ReturnType<typeof startShop>;

const startShop = (wanted: { mayFallBack?: boolean; drafts?: boolean } = {}) =>
  createLiveShop({
    folder,
    rulesOf: () => rules,
    secret: SECRET,
    mayFallBack: true,
    drafts: false,
    ...wanted,
    build: async (next, source) => {
      sources.push(source);
      expect(existsSync(next)).toBe(false);
      const result = source === 'cms' ? outcome : catalogue;
      if (result instanceof Error) {
        await writeFiles(next, { 'index.html': '<html>incomplete' });
        throw result;
      }
      await writeFiles(next, result);
    },
    onBuilt: () => built(),
  });

beforeEach(async () => {
  // Otherwise builds that fail here are retried during later tests.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  folder = await temporaryFolder();
  sources = [];
  catalogue = fromCatalogue;
  shop = startShop();
  server = await listenLocally(
    createServer((request, response) => void shop.handle(request, response)),
  );
});

afterEach(async () => {
  await server.stop();
  vi.useRealTimers();
});

const get = (path: string, init?: RequestInit) => fetch(server.url + path, init);
const page = async (path: string) => (await get(path)).text();
const status = async () => (await get('/hooks/cms/status')).json() as Promise<unknown>;

const sendWebhook = () =>
  get('/hooks/cms', { method: 'POST', headers: { 'x-cms-secret': SECRET } });

/** Sends a webhook and waits for its build. */
async function publish(result: Record<string, string> | Error): Promise<void> {
  outcome = result;
  const done = new Promise<void>((resolve) => (built = resolve));
  expect((await sendWebhook()).status).toBe(202);
  await done;
}

it('before the first build every page answers 503', async () => {
  const { status, headers } = await get('/');
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});

it('a webhook leads to a build that is live', async () => {
  await publish(smallSite('one'));
  expect(await page('/product/1')).toContain('one');
  await publish(smallSite('two'));
  expect(await page('/product/1')).toContain('two');
  expect((await get('/product/9')).status).toBe(404);
  expect(await status()).toMatchObject({
    state: 'idle',
    lastGood: { build: { source: 'cms', products: 2 } },
    lastFailure: null,
    now: expect.stringMatching(/^\d{4}-/) as string,
  });
});

const { 'index.html': _, ...withoutHome } = smallSite('bad');

it.each([
  ['that fails', new Error('The CMS is down.'), 'The CMS is down.'],
  ['whose site is incomplete', withoutHome, '/index.html is missing'],
])(
  'a bad build: %s changes nothing, is removed, and its reason is reported',
  async (_, result, reason) => {
    await publish(smallSite('good'));
    const before = (await status()) as { lastGood: unknown };
    await publish(result);
    expect(await page('/')).toContain('good');
    expect(await status()).toMatchObject({
      state: 'idle',
      lastGood: before.lastGood,
      lastFailure: { reason },
    });
    expect(existsSync(join(folder, 'next'))).toBe(false);
    await publish(smallSite('better'));
    expect(await page('/')).toContain('better');
  },
);

describe('a CMS that fails', () => {
  const trouble = new Error('The CMS cannot be used: it has no products');

  it('is not replaced if that was not wanted', async () => {
    shop = startShop({ mayFallBack: false });
    await publish(trouble);
    expect((await get('/')).status).toBe(503);
    expect(sources).toEqual(['cms']);
  });

  it('is replaced by the built-in catalogue until there is a site from the CMS', async () => {
    await publish(trouble);
    expect(await page('/')).toContain('catalogue');
    expect(await status()).toMatchObject({
      lastGood: { build: { source: 'catalogue' } },
      lastFailure: { reason: trouble.message },
    });
    await publish(smallSite('from the cms'));
    await publish(trouble);
    expect(await page('/')).toContain('from the cms');
    expect(await status()).toMatchObject({
      lastGood: { build: { source: 'cms' } },
      lastFailure: { reason: trouble.message },
    });
    expect(sources).toEqual(['cms', 'catalogue', 'cms', 'cms']);
  });

  it('leaves nothing to serve if the built-in catalogue is bad, too', async () => {
    catalogue = new Error('audio.json: product 1: price');
    await publish(trouble);
    expect(await status()).toMatchObject({
      lastGood: null,
      lastFailure: { reason: 'audio.json: product 1: price' },
    });
  });
});

it('a build is retried if pictures could not be fetched for the moment', async () => {
  const site = (transient: boolean) => ({
    ...smallSite(transient ? 'placeholders' : 'pictures'),
    'build.json': JSON.stringify({ source: 'cms', products: 2, badPictures: [{ transient }] }),
  });
  const later = async () => {
    vi.advanceTimersByTime(10_000);
    return page('/');
  };
  await publish(site(true));
  expect(await page('/')).toContain('placeholders');
  outcome = site(false);
  await expect.poll(later).toContain('pictures');
  await expect.poll(status).toMatchObject({ state: 'idle' });
  await later();
  expect(await status()).toMatchObject({ state: 'idle' });
  expect(sources).toEqual(['cms', 'cms']);
});

describe('hashed files', () => {
  it('of the two previous builds remain available', async () => {
    for (const name of ['one', 'two', 'three']) await publish(smallSite(name));
    for (const name of ['one', 'two', 'three']) {
      expect(await page(`/_astro/page.${name}.js`)).toBe(`"${name}"`);
    }
    await publish(smallSite('four'));
    expect((await get('/_astro/page.one.js')).status).toBe(404);
    await expect.poll(() => readdir(folder)).toHaveLength(3);
  });

  it('are the only files that remain available', async () => {
    await publish({ ...smallSite('one'), 'old.html': '<html></html>' });
    expect((await get('/old')).status).toBe(200);
    await publish(smallSite('two'));
    expect((await get('/old')).status).toBe(404);
  });
});

it('answers each request from a single build', { timeout: 30_000 }, async () => {
  await publish(smallSite('a', 50_000));
  const answers: string[] = [];
  let more = true;
  const visitor = async () => {
    while (more) answers.push(await page('/product/1'));
  };
  const visitors = [visitor(), visitor()];
  for (const name of ['b', 'c', 'd']) await publish(smallSite(name, 60_000));
  more = false;
  await Promise.all(visitors);
  expect(answers.length).toBeGreaterThan(10);
  for (const answer of answers) {
    const [, letters = ''] = /<body>(\w+)<\/body>/.exec(answer) ?? [];
    expect(letters.length).toBe(letters.startsWith('a') ? 50_000 : 60_000);
    expect(new Set(letters).size).toBe(1);
  }
});

describe('an open page', () => {
  const scriptOf = (html: string) => /<script type="module" src="([^"]+)">/.exec(html)?.[1] ?? '';

  it('has a script of the server after its own content', async () => {
    await publish(smallSite('one'));
    const response = await get('/product/1');
    const html = await response.text();
    expect(html).toContain(smallSite('one')['product/1.html']);
    expect(html.length).toBe(Number(response.headers.get('content-length')));
    const script = await get(scriptOf(html));
    expect(script.headers.get('content-type')).toBe('text/javascript');
    expect(await script.text()).toContain('EventSource');
  });

  it('may be an error page', async () => {
    await publish(smallSite('one'));
    expect(scriptOf(await page('/product/9'))).toMatch('/hooks/reload.js');
  });

  it('is the only kind of response with a script', async () => {
    await publish(smallSite('one'));
    expect(await page('/_astro/page.one.js')).toBe('"one"');
    expect(await page('/build.json')).toBe(smallSite('one')['build.json']);
    const { headers } = await get('/');
    const again = await get('/', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const part = await get('/', { headers: { range: 'bytes=0-9' } });
    expect(part.status).toBe(200);
  });

  it('is notified of the current build and of each new one', async () => {
    await publish(smallSite('one'));
    const first = new URL(scriptOf(await page('/')), server.url).searchParams.get('build');
    const events = await get('/hooks/reload');
    expect(events.headers.get('content-type')).toBe('text/event-stream');
    assert(events.body);
    const reader = events.body.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe(`data: ${first}\n\n`);
    await publish(smallSite('two'));
    const second = new URL(scriptOf(await page('/')), server.url).searchParams.get('build');
    expect(second).not.toBe(first);
    expect((await reader.read()).value).toBe(`data: ${second}\n\n`);
    await reader.cancel();
  });
});

describe('a server that was restarted', () => {
  /** Starts another server in the same folder, with an empty memory. */
  const restart = async (wanted?: Parameters<typeof startShop>[0]) => {
    shop = startShop(wanted);
    return shop.restore();
  };

  it('shows its last site again, until the next build is live', async () => {
    await publish(smallSite('one'));
    await publish(smallSite('two'));
    expect(await restart()).toBe(true);
    expect(await page('/product/1')).toContain('two');
    await expect.poll(() => readdir(folder)).toEqual(['2']);
    await publish(smallSite('three'));
    expect(await page('/product/1')).toContain('three');
    expect(await restart()).toBe(true);
    expect(await page('/product/1')).toContain('three');
  });

  const part = { 'index.html': '<html>' };
  it.each<[string, Record<string, Record<string, string>>, string]>([
    ['before the swap', { next: smallSite('new') }, 'old'],
    ['after the swap', { 2: smallSite('new') }, 'new'],
    ['with incomplete files of two builds', { 2: part, next: part }, 'old'],
  ])('%s shows a whole site', async (_, left, shown) => {
    await publish(smallSite('old'));
    for (const [name, files] of Object.entries(left)) await writeFiles(join(folder, name), files);
    expect(await restart()).toBe(true);
    expect(await page('/product/1')).toContain(shown);
    expect(await readdir(folder)).toEqual([shown === 'old' ? '1' : '2']);
  });

  it('during its first build has nothing to show', async () => {
    await writeFiles(join(folder, 'next'), smallSite('new'));
    expect(await restart()).toBe(false);
    expect((await get('/')).status).toBe(503);
    expect(await readdir(folder)).toEqual([]);
  });

  it('does not show its site as a preview of drafts', async () => {
    await publish(smallSite('old'));
    expect(await restart({ drafts: true })).toBe(false);
    expect((await get('/')).status).toBe(503);
  });

  it('does not show the built-in catalogue again', async () => {
    await publish(new Error('The CMS cannot be used'));
    expect(await restart()).toBe(false);
  });

  const buildIn = (html: string) => /\?build=([^"]+)/.exec(html)?.[1];

  it('reloads pages that were opened before only when a new build is live', async () => {
    await publish(smallSite('old'));
    const before = buildIn(await page('/'));
    expect(before).toBeTruthy();
    await restart();
    expect(buildIn(await page('/'))).toBe(before);
    await publish(smallSite('new'));
    expect(buildIn(await page('/'))).not.toBe(before);
  });

  /** Makes a page of the second build as old as that of the first. */
  const keepTime = async () => {
    const [first, second] = ['1', '2'].map((build) => join(folder, build, 'product/1.html'));
    assert(first && second);
    const { mtime } = await stat(first);
    await utimes(first, mtime, mtime);
    await utimes(second, mtime, mtime);
  };

  it.each<[string, () => Promise<unknown>]>([
    ['after a restart', restart],
    ['after a build with an equal page', () => publish(smallSite('same')).then(keepTime)],
  ])('announces the build of the page that a browser shows %s', async (_, change) => {
    await publish(smallSite('same'));
    const first = await get('/product/1');
    const cached = await first.text();
    await change();
    const etag = first.headers.get('etag') ?? '';
    const answer = await get('/product/1', { headers: { 'if-none-match': etag } });
    const shown = answer.status === 304 ? cached : await answer.text();
    const events = await get('/hooks/reload');
    assert(events.body);
    const reader = events.body.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe(`data: ${buildIn(shown)}\n\n`);
    await reader.cancel();
  });
});

describe('the reload of open pages', () => {
  it.each(['/hooks/reload', '/hooks/reload.js'])(
    '%s answers GET only, without sniffing',
    async (path) => {
      const { status, headers } = await get(path, { method: 'POST' });
      expect([status, headers.get('allow')]).toEqual([405, 'GET']);
      const abort = new AbortController();
      const answer = await get(path, { signal: abort.signal });
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      abort.abort();
    },
  );
});

it('shows drafts at its own hosts only', async () => {
  shop = startShop({ drafts: true });
  await publish({
    ...smallSite('draft'),
    'build.json': '{"source":"cms","products":2,"drafts":[]}',
  });
  const { port } = new URL(server.url);
  const ask = (host: string) => rawRequest('/', { port: Number(port), headers: { host } });
  expect((await ask('localhost')).text).toContain('draft');
  const stranger = await ask('evil.example');
  expect(stranger.status).toBe(421);
  expect(stranger.text).not.toContain('draft');
});
