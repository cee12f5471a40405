import { expect, it, vi } from 'vitest';
import { buildReport } from '~/site/build-report';
import { commitOf } from '~/site/commit';

const report = vi.hoisted(() => ({ source: 'cms', products: 2, rejected: [], contentHash: 'abc' }));
vi.mock('astro:content', () => ({ getEntry: () => Promise.resolve({ data: report }) }));

it('adds commit and time to what the content is', async () => {
  await expect(buildReport('f00', new Date(0))).resolves.toEqual({
    ...report,
    commit: 'f00',
    builtAt: '1970-01-01T00:00:00.000Z',
  });
});

it('names the commit as the machine that builds knows it', () => {
  expect(commitOf({ COMMIT_REF: 'netlify', GITHUB_SHA: 'github' })).toBe('netlify');
  expect(commitOf({ GITHUB_SHA: 'github' })).toBe('github');
});
