import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales, type Locale } from '~/i18n/locales';
import { dictionaries } from '~/i18n/translate';
import { fakeProduct } from '../cms/fake/entries';
import { startFakeStrapi, type FakeStrapi } from '../cms/fake/strapi';
import { start } from '../cms/real/child';
import { freePort } from '../cms/real/free-port';
import { copyShop, serve, type Shop } from '../cms/real/shop';
import { demoTexts, pagesOf, productPage, rated, reviewsOf } from './built-shop';

const DRAFT_NAME = 'Only in the draft';
const products = [1, 2, 3].map((id) => fakeProduct(id));
const [bare, reviewed] = products;
/** Two are changed, one has no price, and one is not published. */
const drafts = [...products, fakeProduct(4)].map((product, index) => ({
  ...product,
  nameEn: `Fender ${DRAFT_NAME}`,
  ...(index === 2 && { price: null }),
}));
const localeOf = (path: string) => (path === 'en' || path.startsWith('en/') ? 'en' : 'zh');

let cms: FakeStrapi;
let shop: Shop;
let env: Record<string, string>;
beforeAll(async () => {
  cms = await startFakeStrapi(products);
  cms.drafts = drafts;
  cms.settings['reviews'] = reviewsOf(reviewed);
  shop = await copyShop(1);
  env = { CMS_URL: cms.url, CMS_FALLBACK: 'fail', CMS_TOKEN: 'token' };
});
afterAll(async () => {
  await cms.stop();
  await shop.remove();
});

it('two builds at the same time do not mix their content', async () => {
  const published = shop.build('published', { ...env, DEMO: 'true' });
  const preview = shop.build('preview', { ...env, CMS_DRAFTS: 'true' });
  const builds = await Promise.all([published, preview]);
  for (const { code, log } of builds) expect(code, log).toBe(0);
  expect(builds.filter(({ log }) => log.includes('Waiting for it'))).toHaveLength(1);

  for (const outDir of ['published', 'preview']) {
    const hasDrafts = outDir === 'preview';
    expect('drafts' in (await shop.report(outDir))).toBe(hasDrafts);
    const pages = pagesOf(await shop.files(outDir));
    const ofProducts = [...pages].filter(([path]) => path.startsWith('en/product/'));
    expect(ofProducts).toHaveLength(hasDrafts ? 4 : 3);
    for (const [path, html] of ofProducts) expect(html.includes(DRAFT_NAME), path).toBe(hasDrafts);
    for (const [path, html] of pages) {
      const { title } = dictionaries[localeOf(path)].messages.preview;
      expect(html.includes(title), path).toBe(hasDrafts);
      if (hasDrafts) expect(html.includes('content="noindex, nofollow"'), path).toBe(true);
    }
    if (!hasDrafts) continue;
    const noted = (locale: Locale, index: number) => productPage(pages, locale, drafts[index]);
    const [zh, en] = [dictionaries.zh.messages.preview, dictionaries.en.messages.preview];
    expect(noted('en', 0)).toContain(`<p>${en.changed}</p>`);
    expect(noted('en', 2)).toContain(`<p>${en.changed} Missing or invalid: price.`);
    expect(noted('zh', 3)).toContain(`<p>${zh.unpublished}</p>`);
  }
});

it('a demonstration has samples, and says that it is one', async () => {
  const files = await shop.files('published');
  const pages = pagesOf(files);
  for (const locale of locales) {
    const own = productPage(pages, locale, reviewed);
    const none = productPage(pages, locale, bare);
    expect(own).toContain(rated(locale, '4.6'));
    expect(own).not.toContain(dictionaries[locale].product.sampleRating);
    expect(none).toContain(rated(locale, '4.8'));
    expect(own).not.toContain('aggregateRating');
    expect(none).not.toContain('aggregateRating');
    expect(none).toContain(dictionaries[locale].product.values.premiumWood);
    const [banner = ''] = demoTexts(locale);
    const silent = [...pages].filter(
      ([path, html]) => localeOf(path) === locale && !html.includes(banner),
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  }
});

/** Ids of the processes that are building the copy. */
const builders = (): number[] =>
  spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes(join(shop.folder, 'scripts', 'build.ts')))
    .map((line) => Number.parseInt(line));

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'the build of a live server ends when the server ends by %s; the next build need not wait',
  async (signal) => {
    cms.requests.length = 0;
    const server = start(join('scripts', 'server', 'live.ts'), [], shop.folder, {
      ...env,
      PORT: '0',
    });
    const hasReadProducts = () => cms.requests.some(({ path }) => path === '/api/products');
    await expect.poll(hasReadProducts).toBe(true);
    expect(builders().length).toBeGreaterThan(0);
    expect(server.log()).not.toContain('Waiting for it');
    await server.stop(signal);
    await expect.poll(builders).toEqual([]);
  },
);

it('a build that is killed is tried once more', async () => {
  let killed: number | undefined;
  cms.onRequest = () => {
    cms.onRequest = () => undefined;
    [killed] = builders();
    if (killed !== undefined) process.kill(killed, 'SIGKILL');
    return undefined;
  };
  const serving = { port: await freePort(), cms: cms.url, secret: 's', fallback: 'fail' } as const;
  const live = await serve(shop, serving);
  const { lastGood, lastFailure } = await live.status();
  await live.remove();
  expect(killed).toBeDefined();
  expect(lastGood?.build.products).toBe(3);
  expect(lastFailure).toBeNull();
  expect(live.child.log()).not.toContain('Waiting for it');
});

it('a build that fails says why and ends', async () => {
  const report = await shop.report('published');
  expect(report).toMatchObject({ source: 'cms', products: 3 });
  cms.onRequest = () => 'drop';
  const withoutCms = await shop.build('published', env);
  expect(withoutCms.code).toBe(1);
  expect(withoutCms.log).toContain('The CMS cannot be used');
  // The site of the previous build is still served.
  expect(await shop.report('published')).toEqual(report);

  await writeFile(join(shop.folder, 'src', 'pages', 'robots.txt.ts'), `import '~/gone';`);
  const broken = await shop.build('published', { CMS_URL: '' });
  expect(broken.code).toBe(1);
  expect(broken.log).toContain('~/gone');
});
