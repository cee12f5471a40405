import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const config = readFileSync('netlify.toml', 'utf8');

it.each([
  [
    'production',
    'fails if the CMS cannot be read, so that the last one stays',
    'CMS_FALLBACK = "fail"',
  ],
  ['deploy-preview', 'shows drafts', 'CMS_DRAFTS = "true"'],
  ['branch-deploy', 'shows drafts', 'CMS_DRAFTS = "true"'],
])('a deploy of %s %s', (context, _, setting) => {
  expect(config).toContain(`[context.${context}.environment]\n  ${setting}\n`);
});
