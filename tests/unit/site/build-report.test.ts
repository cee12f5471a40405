import { expect, it, vi } from 'vitest';
import { buildReport } from '~/build/build-report';
import { commitOf } from '~/build/commit';

const report = vi.hoisted(() => ({ source: 'cms', products: 2, rejected: [], contentHash: 'abc' }));
vi.mock('astro:content', () => ({ getEntry: () => Promise.resolve({ data: report }) }));

it('adds commit and time to the content report', async () => {
  await expect(buildReport('f00', new Date(0))).resolves.toEqual({
    ...report,
    commit: 'f00',
    builtAt: '1970-01-01T00:00:00.000Z',
  });
});

it('reads the commit from the environment of the CI provider', () => {
  expect(commitOf({ COMMIT_REF: 'netlify', GITHUB_SHA: 'github' })).toBe('netlify');
  expect(commitOf({ GITHUB_SHA: 'github' })).toBe('github');
});
