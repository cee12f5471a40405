import type { AstroPrerenderer } from 'astro';
import { expect, it, vi } from 'vitest';
import { buildProgress } from '../../../scripts/build/progress.ts';

it('prints one line per phase, with the number of pages', async () => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000));
  const lines: string[] = [];
  const { hooks } = buildProgress((line) => lines.push(line));
  const inner = { getStaticPaths: () => ['/', '/cart'] };
  let prerenderer = inner as unknown as AstroPrerenderer;

  await hooks['astro:config:done']?.({} as never);
  await hooks['astro:build:start']?.({
    setPrerenderer: (wrap: (inner: unknown) => AstroPrerenderer) => (prerenderer = wrap(inner)),
  } as never);
  await prerenderer.getStaticPaths();
  await prerenderer.teardown?.();
  await hooks['astro:build:done']?.({} as never);
  vi.restoreAllMocks();
  expect(lines).toEqual([
    'Starting                     1.0 s',
    'Reading the content          1.0 s',
    'Bundling styles and scripts  1.0 s',
    'Rendering pages              2 in 1.0 s',
    'Resizing pictures            1.0 s',
  ]);
});
