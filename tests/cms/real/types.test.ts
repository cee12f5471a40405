import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './child';

// Here, because `npm run check` runs without Strapi's packages.
it('the types of the CMS are right', () => {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status, stdout } = spawnSync(
    process.execPath,
    [tsc, '-p', join(ROOT, 'scripts', 'cms')],
    {
      encoding: 'utf8',
    },
  );
  expect([status, stdout]).toEqual([0, '']);
});
