import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeProducts } from '../cms/fake/entries';
import { startFakeStrapi, type FakeStrapi } from '../cms/fake/strapi';
import { copyShop, type ShopCopy } from './shop-copy';

const TOKEN = 'hunter2';
const NOT_TRUSTED =
  /The CMS cannot be used: https:\S+: its certificate is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\)\. .*NODE_EXTRA_CA_CERTS/;

let cms: FakeStrapi;
let shop: ShopCopy;
let certificate: string;
beforeAll(async () => {
  shop = await copyShop({ CMS_TOKEN: TOKEN });
  certificate = join(shop.root, 'certificate.pem');
  const pem = await getCertificate(join(shop.root, '.cache', 'certificate'));
  await writeFile(certificate, pem);
  cms = await startFakeStrapi(fakeProducts(3), pem);
}, 60_000);
afterAll(async () => {
  await cms.stop();
  await shop.remove();
});

const build = (env: Record<string, string>) =>
  shop.build({ env: { CMS_URL: cms.url, CMS_FALLBACK: 'fail', ...env } });

it(
  'a self-signed certificate of the CMS stops the build, unless it is trusted',
  { timeout: 240_000 },
  async () => {
    const { files } = await build({ NODE_EXTRA_CA_CERTS: certificate });
    expect(JSON.parse(String(files.get('build.json')))).toMatchObject({
      source: 'cms',
      products: 3,
    });

    const error: unknown = await build({}).catch((error: unknown) => error);
    expect(String(error)).toMatch(NOT_TRUSTED);
    expect(String(error)).not.toContain(TOKEN);
    // The site of the last build is still there.
    expect(await readFile(join(shop.root, 'dist', 'build.json'))).toEqual(files.get('build.json'));
  },
);
