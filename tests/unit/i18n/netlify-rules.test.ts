import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { netlifyRules } from '../../../scripts/server/netlify-rules.ts';
import { locales, pathPrefix } from '~/i18n/locales';

const config = resolve('netlify.toml');
const { redirect } = netlifyRules(config);

describe.each(locales)('Netlify answers 404 in %s', (locale) => {
  const prefix = pathPrefix(locale);

  it.each([
    ['/nowhere', '/404.html'],
    ['/nowhere/at/all', '/404.html'],
    ['/product', '/404.html'],
    ['/product/', '/404.html'],
    ['/product/9999', '/product-not-found.html'],
    ['/product/9999/x', '/product-not-found.html'],
  ])('%s with %s', async (path, page) => {
    await expect(redirect(new URL(`https://shop.example${prefix}${path}`))).resolves.toEqual({
      force: false,
      status: 404,
      target: prefix + page,
    });
  });
});

it('has exactly three rules for each language', () => {
  const rules = readFileSync(config, 'utf8').match(/^\[\[redirects\]\]$/gm);
  expect(rules).toHaveLength(3 * locales.length);
});
