import { globSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('keeps aliases, which Node cannot resolve, out of the modules of commands', async () => {
  const { metafile } = await build({
    entryPoints: globSync('scripts/{build,serve,{server,cms}/*}.ts'),
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    tsconfigRaw: {},
  });
  const aliased = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports.filter(({ path }) => path.startsWith('~')).map(({ path }) => `${path} in ${file}`),
  );
  expect(aliased).toEqual([]);
});
