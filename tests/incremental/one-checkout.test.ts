import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeProducts } from '../cms/fake/entries';
import { startFakeStrapi, type FakeStrapi } from '../cms/fake/strapi';
import { copyShop, type ShopCopy } from './shop-copy';

const DRAFT_NAME = 'Only in the draft';

let cms: FakeStrapi;
let shop: ShopCopy;
beforeEach(async () => {
  const products = fakeProducts(3);
  cms = await startFakeStrapi(products);
  cms.drafts = products.map((product) => ({ ...product, nameEn: `Fender ${DRAFT_NAME}` }));
  shop = await copyShop({ CMS_URL: cms.url, CMS_FALLBACK: 'fail', CMS_TOKEN: 'token' });
});
afterEach(async () => {
  await cms.stop();
  await shop.remove();
});

it.each([0, 500])(
  'two builds at the same time, %i ms apart, do not mix their content',
  { timeout: 240_000 },
  async (delay) => {
    const published = shop.build({ outDir: 'published' });
    await new Promise((done) => setTimeout(done, delay));
    const preview = shop.build({ outDir: 'preview', env: { CMS_DRAFTS: 'true' } });
    const [{ files: shown }, { files: drafts }] = await Promise.all([published, preview]);

    for (const [files, hasDrafts] of [
      [shown, false],
      [drafts, true],
    ] as const) {
      const report = JSON.parse(String(files.get('build.json'))) as Record<string, unknown>;
      expect('drafts' in report).toBe(hasDrafts);
      const pages = [...files].filter(([path]) => path.startsWith('en/product/'));
      expect(pages).toHaveLength(3);
      for (const [path, page] of pages) expect(page.includes(DRAFT_NAME), path).toBe(hasDrafts);
    }
  },
);

const tickets = () => readdir(join(shop.root, '.cache', 'build-queue')).catch(() => []);

/** The id of the process that renders pages, once it has started. */
async function buildProcess(): Promise<number> {
  await expect.poll(tickets, { timeout: 60_000 }).toHaveLength(1);
  return Number((await tickets())[0]?.split('-')[1]);
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

function start(script: string): ChildProcess {
  const env = { ...process.env, CMS_URL: cms.url, CMS_FALLBACK: 'fail', PORT: '0' };
  return spawn(process.execPath, [join('scripts', script)], { cwd: shop.root, env });
}

describe.each(['build.ts', 'server/live.ts'])('%s', (script) => {
  it('ends its build on SIGTERM and leaves nothing behind', { timeout: 120_000 }, async () => {
    const parent = start(script);
    const pid = await buildProcess();
    parent.kill('SIGTERM');
    await once(parent, 'close');
    expect(isRunning(pid)).toBe(false);
    expect(await tickets()).toEqual([]);
    expect(await readdir(join(shop.root, '.cache', 'live')).catch(() => [])).toEqual([]);
  });

  it('ends its build when it is killed', { timeout: 120_000 }, async () => {
    const parent = start(script);
    const pid = await buildProcess();
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false);
    expect(await tickets()).toEqual([]);
  });
});
