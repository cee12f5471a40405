import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fakeProducts } from '../cms/fake/entries';
import { startFakeStrapi } from '../cms/fake/strapi';
import { copyShop } from '../cms/real/shop';

const TOKEN = 'hunter2';
const NOT_TRUSTED =
  /The CMS cannot be used: https:\S+: its certificate is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\)\. .*NODE_EXTRA_CA_CERTS/;

it(
  'a self-signed certificate of the CMS stops the build, unless it is trusted or there is a fallback',
  { timeout: 240_000 },
  async () => {
    const shop = await copyShop(1);
    onTestFinished(() => shop.remove());
    const certificate = join(shop.folder, 'certificate.pem');
    const pem = await getCertificate(join(shop.folder, '.cache', 'certificate'));
    await writeFile(certificate, pem);
    const cms = await startFakeStrapi(fakeProducts(3), pem);
    onTestFinished(() => cms.stop());
    const env = { CMS_URL: cms.url, CMS_FALLBACK: 'fail', CMS_TOKEN: TOKEN };

    const trusted = await shop.build('dist', { ...env, NODE_EXTRA_CA_CERTS: certificate });
    expect(trusted.code, trusted.log).toBe(0);
    const report = await shop.report('dist');
    expect(report).toMatchObject({ source: 'cms', products: 3 });

    const { code, log } = await shop.build('dist', env);
    expect(code).toBe(1);
    expect(log).toMatch(NOT_TRUSTED);
    expect(log).not.toContain(TOKEN);
    // The site of the last build is still there.
    expect(await shop.report('dist')).toEqual(report);

    const fallback = await shop.build('dist', { ...env, CMS_FALLBACK: 'catalogue' });
    expect(fallback.code, fallback.log).toBe(0);
    expect(fallback.log).toContain('Falling back: 6 products from the built-in catalogue');
    expect((await shop.report('dist')).source).toBe('catalogue');
  },
);
