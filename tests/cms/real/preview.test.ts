import { expect, inject, it } from 'vitest';
import en from '~/i18n/dictionaries/en/messages.json' with { type: 'json' };
import zh from '~/i18n/dictionaries/zh/messages.json' with { type: 'json' };
import { PER_CATEGORY } from './catalogue';
import { forThisFile } from './for-this-file';
import { copyShop, type Files } from './shop';
import { startStrapi } from './strapi';

const PRICE = 23_456;

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small }));
const shop = keep(await copyShop(PER_CATEGORY));
await strapi.editor.save('1', { price: PRICE, originalPrice: null, badges: [] });
await strapi.editor.unpublish('2');
await strapi.editor.unpublish('9');
await strapi.editor.save('9', { price: null });

const pages = (files: Files) => [...files].filter(([path]) => path.endsWith('.html'));
const textOf = (files: Files, path: string) => files.get(path)?.toString() ?? '';

async function build(env: Record<string, string>) {
  return shop.build('dist', { CMS_URL: strapi.url, CMS_FALLBACK: 'fail', ...env });
}

it('shows drafts to clients with a token and marks every page as a preview', async () => {
  const { code, log } = await build({ CMS_DRAFTS: 'true', CMS_TOKEN: strapi.draftsToken });
  expect(code, log).toBe(0);
  expect(log).toMatch(
    /12 products from the CMS at .*, 0 rejected, 3 unpublished or different from the live version/,
  );
  const files = await shop.files('dist');

  expect(pages(files).length).toBeGreaterThan(24);
  for (const [path, bytes] of pages(files)) {
    const html = bytes.toString();
    expect(html.includes('<meta name="robots" content="noindex, nofollow"'), path).toBe(true);
    expect(html.includes((path.startsWith('en') ? en : zh).preview.title), path).toBe(true);
  }
  expect(textOf(files, 'product/1.html')).toContain(PRICE.toLocaleString('en'));
  expect(textOf(files, 'en/product/1.html')).toContain(en.preview.changed);
  expect(textOf(files, 'product/2.html')).toContain(zh.preview.unpublished);
  expect(textOf(files, 'en/product/9.html')).toContain('Missing or invalid: price.');
});

it('shows no drafts in the live shop', async () => {
  const { code, log } = await build({});
  expect(code, log).toBe(0);
  const files = await shop.files('dist');
  expect(textOf(files, 'product/1.html')).not.toContain(PRICE.toLocaleString('en'));
  expect(files.has('product/2.html')).toBe(false);
  expect(files.has('product/9.html')).toBe(false);
  for (const [path, bytes] of pages(files)) {
    expect(bytes.includes((path.startsWith('en') ? en : zh).preview.title), path).toBe(false);
  }
});

it('fails without the token', async () => {
  const { code, log } = await build({ CMS_DRAFTS: 'true' });
  expect(code).toBe(1);
  expect(log).toMatch(/The CMS cannot be used: .*\/api\/products answered 403/);
});
