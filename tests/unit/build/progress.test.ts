import type { AstroPrerenderer } from 'astro';
import { expect, it, vi } from 'vitest';
import { pictureLog } from '../../../scripts/build/picture-log.mjs';
import { buildProgress } from '../../../scripts/build/progress.ts';

it('prints one line per phase, with the number of pages, and counts pictures', async () => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000));
  const lines: string[] = [];
  const counts: string[] = [];
  const { hooks } = buildProgress(
    (line) => lines.push(line),
    (text) => counts.push(text),
  );
  const inner = { getStaticPaths: () => ['/', '/cart'] };
  let prerenderer = inner as unknown as AstroPrerenderer;

  await hooks['astro:config:done']?.({} as never);
  await hooks['astro:build:start']?.({
    setPrerenderer: (wrap: (inner: unknown) => AstroPrerenderer) => (prerenderer = wrap(inner)),
  } as never);
  await prerenderer.getStaticPaths();
  await prerenderer.teardown?.();
  pictureLog.emit('picture', 1, 2);
  pictureLog.emit('picture', 2, 2);
  await hooks['astro:build:done']?.({} as never);
  vi.restoreAllMocks();
  expect(lines).toEqual([
    'Starting                     1.0 s',
    'Reading the content          1.0 s',
    'Bundling styles and scripts  1.0 s',
    'Rendering pages              2 in 1.0 s',
    'Resizing pictures            2 in 1.0 s',
  ]);
  expect(counts).toEqual([
    'Resizing pictures            1 of 2',
    'Resizing pictures            2 of 2',
  ]);
});
