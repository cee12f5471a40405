import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { subsetFace } from '../../../scripts/fonts/subset-face.ts';
import { TEXTS } from '../../../scripts/fonts/faces.ts';

it('returns a relative path, which is the same in every checkout, and replaces a truncated file', async () => {
  const cut = () => subsetFace({ name: 'test', from: TEXTS, characters: 'abc', features: [] });
  const file = await cut();
  try {
    expect(file).toMatch(/^\.\/\.cache\/fonts\/test-\w{16}\.woff2$/);
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, 100));
    expect(await cut()).toBe(file);
    expect(readFileSync(file).equals(whole)).toBe(true);
  } finally {
    rmSync(file);
  }
});
