import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeProducts } from '../cms/fake/entries';
import { startFakeStrapi, type FakeStrapi } from '../cms/fake/strapi';
import { freePort } from '../cms/real/free-port';
import { copyShop, serve, type Shop } from '../cms/real/shop';

const DRAFT_NAME = 'Only in the draft';

let cms: FakeStrapi;
let shop: Shop;
let env: Record<string, string>;
beforeEach(async () => {
  const products = fakeProducts(3);
  cms = await startFakeStrapi(products);
  cms.drafts = products.map((product) => ({ ...product, nameEn: `Fender ${DRAFT_NAME}` }));
  shop = await copyShop(1);
  env = { CMS_URL: cms.url, CMS_FALLBACK: 'fail', CMS_TOKEN: 'token' };
});
afterEach(async () => {
  await cms.stop();
  await shop.remove();
});

it('two builds at the same time do not mix their content', { timeout: 240_000 }, async () => {
  const published = shop.build('published', env);
  const preview = shop.build('preview', { ...env, CMS_DRAFTS: 'true' });
  const builds = await Promise.all([published, preview]);
  for (const { code, log } of builds) expect(code, log).toBe(0);
  expect(builds.filter(({ log }) => log.includes('Waiting for it'))).toHaveLength(1);

  for (const outDir of ['published', 'preview']) {
    const hasDrafts = outDir === 'preview';
    const files = await shop.files(outDir);
    expect('drafts' in (await shop.report(outDir))).toBe(hasDrafts);
    const pages = [...files].filter(([path]) => path.startsWith('en/product/'));
    expect(pages).toHaveLength(3);
    for (const [path, page] of pages) expect(page.includes(DRAFT_NAME), path).toBe(hasDrafts);
  }
});

/** Ids of the processes that are building the copy. */
const builders = (): number[] =>
  spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes(join(shop.folder, 'scripts', 'build.ts')))
    .map((line) => Number.parseInt(line));

/** Starts a live server and waits until its build has read the content. */
async function startBuild(): Promise<{ server: ChildProcess; builder: number }> {
  const server = spawn(process.execPath, [join(shop.folder, 'scripts', 'server', 'live.ts')], {
    cwd: shop.folder,
    env: { ...process.env, ...env, PORT: '0' },
    stdio: 'ignore',
  });
  const hasReadProducts = () => cms.requests.some(({ path }) => path === '/api/products');
  await expect.poll(hasReadProducts, { timeout: 60_000 }).toBe(true);
  return { server, builder: builders()[0] ?? 0 };
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'the build of a live server ends when the server ends by %s; the next build need not wait',
  { timeout: 120_000 },
  async (signal) => {
    const { server } = await startBuild();
    server.kill(signal);
    await once(server, 'exit');
    await expect.poll(builders, { timeout: 5000 }).toEqual([]);
    const { code, log } = await shop.build('dist', env);
    expect(code, log).toBe(0);
    expect(log).not.toContain('Waiting for it');
  },
);

it('a build that is killed is tried once more', { timeout: 120_000 }, async () => {
  cms.onRequest = () => {
    cms.onRequest = () => undefined;
    const [builder] = builders();
    if (builder !== undefined) process.kill(builder, 'SIGKILL');
    return undefined;
  };
  const serving = { port: await freePort(), cms: cms.url, secret: 's', fallback: 'fail' } as const;
  const live = await serve(shop, serving);
  const { lastGood, lastFailure } = await live.status();
  await live.remove();
  expect(cms.requests.length).toBeGreaterThan(1);
  expect(lastGood?.build.products).toBe(3);
  expect(lastFailure).toBeNull();
});
