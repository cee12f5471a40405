import { expect, it } from 'vitest';
import { draftModeError } from '~/build/draft-mode';

it.each([
  [{ source: 'cms', drafts: [] }, true],
  [{ source: 'cms' }, false],
  [{ source: 'catalogue' }, false],
  [{ source: 'catalogue' }, true],
])('accepts %o where drafts wanted is %s', (report, wanted) => {
  expect(draftModeError(report, wanted)).toBeUndefined();
});

it.each([
  [{ source: 'cms', drafts: [] }, false, 'contains drafts'],
  [{ source: 'cms' }, true, 'does not contain drafts'],
])('rejects %o where drafts wanted is %s', (report, wanted, message) => {
  expect(draftModeError(report, wanted)).toContain(message);
});
