import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { subsetFace } from '../../../scripts/fonts/subset-face.ts';
import { TEXTS } from '../../../scripts/fonts/faces.ts';

it('returns a relative path, which is the same in every checkout', async () => {
  const file = await subsetFace({ name: 'test', from: TEXTS, characters: 'abc', features: [] });
  rmSync(file);
  expect(file).toMatch(/^\.\/\.cache\/fonts\/test-\w{16}\.woff2$/);
});
