import { expect, it } from 'vitest';
import { commitOf } from '~/build/commit';

it('reads the commit from the environment of the CI provider', () => {
  expect(commitOf({ COMMIT_REF: 'netlify', GITHUB_SHA: 'github' })).toBe('netlify');
  expect(commitOf({ GITHUB_SHA: 'github' })).toBe('github');
});
