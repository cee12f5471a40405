import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openGeneration } from '../../../scripts/incremental/generation.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtone-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A complete build that writes these files to the cache. */
function build(inputs: string, now: number, files: Record<string, string> = {}) {
  const generation = openGeneration(folder, inputs, now);
  generation.begin();
  for (const [path, content] of Object.entries(files)) write(path, content);
  generation.close();
  return generation;
}

function write(path: string, content: string) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function read(path: string) {
  try {
    return readFileSync(join(folder, path), 'utf8');
  } catch {
    return undefined;
  }
}

describe('a generation', () => {
  it('is shared by builds with the same inputs and keeps the time of the first', () => {
    const first = build('a', 1000);
    const second = build('a', 2000);
    expect(second).toMatchObject({ id: first.id, startedAt: 1000 });
  });

  it('ends when the inputs change, even if they change back', () => {
    const ids = ['a', 'b', 'a'].map((inputs, index) => build(inputs, index).id);
    expect(new Set(ids).size).toBe(3);
  });

  it('survives a build that fails before it writes pages', () => {
    const { id } = build('a', 1000);
    openGeneration(folder, 'a', 2000);
    expect(build('a', 3000).id).toBe(id);
  });

  it('ends with a build that does not complete', () => {
    const { id } = build('a', 1000);
    openGeneration(folder, 'a', 2000).begin();
    expect(build('a', 3000).id).not.toBe(id);
  });

  it('ends when its file is truncated', () => {
    const { id } = build('a', 1000);
    writeFileSync(join(folder, 'generation.json'), '{"id":"');
    expect(build('a', 2000).id).not.toBe(id);
  });
});

describe('the cache', () => {
  const files = { 'dist/product/1.html': '<html>one</html>', 'assets/1.webp': 'a picture' };

  it('keeps the files of a complete build', () => {
    build('a', 1000, files);
    expect(build('a', 2000).damaged).toEqual([]);
    for (const [path, content] of Object.entries(files)) expect(read(path)).toBe(content);
  });

  it.each([
    ['emptied', ''],
    ['truncated', '<html>on'],
    ['changed without a change of length', '<html>two</html>'],
  ])('discards a file that was %s, and reports its path', (_, content) => {
    build('a', 1000, files);
    write('dist/product/1.html', content);
    expect(build('a', 2000).damaged).toEqual(['dist/product/1.html']);
    expect(read('dist/product/1.html')).toBeUndefined();
    expect(read('assets/1.webp')).toBe('a picture');
    expect(build('a', 3000).damaged).toEqual([]);
  });

  it('discards a file that was changed in the same tick of the clock as it was recorded', () => {
    const date = new Date();
    const path = join(folder, 'dist/product/1.html');
    const generation = openGeneration(folder, 'a', 1000);
    generation.begin();
    write('dist/product/1.html', '<html>one</html>');
    utimesSync(path, date, date);
    generation.close();
    write('dist/product/1.html', '<html>two</html>');
    utimesSync(path, date, date);
    expect(build('a', 2000).damaged).toEqual(['dist/product/1.html']);
  });

  it('keeps a file whose date was changed, as by a copy of the cache', () => {
    build('a', 1000, files);
    utimesSync(join(folder, 'assets/1.webp'), 1, 1);
    expect(build('a', 2000).damaged).toEqual([]);
    // Old enough for its date to be trusted.
    build('a', 3000);
    write('assets/1.webp', 'b picture');
    expect(statSync(join(folder, 'assets/1.webp')).size).toBe(files['assets/1.webp'].length);
    expect(build('a', 4000).damaged).toEqual(['assets/1.webp']);
  });

  it('discards files of a build that was killed', () => {
    build('a', 1000, files);
    openGeneration(folder, 'a', 2000).begin();
    write('assets/2.webp', 'half a pic');
    expect(build('a', 3000).damaged).toEqual([]);
    expect(read('assets/2.webp')).toBeUndefined();
    expect(read('assets/1.webp')).toBe('a picture');
  });

  it('keeps the data store of a build, but not that of `astro sync`', () => {
    build('a', 1000, { 'data-store.json': '[]' });
    build('a', 2000);
    expect(read('data-store.json')).toBe('[]');
    write('data-store.json', '[1]');
    expect(build('a', 3000).damaged).toEqual([]);
    expect(read('data-store.json')).toBeUndefined();
  });

  it('is empty without a manifest', () => {
    build('a', 1000, files);
    write('manifest.json', '{"dist');
    build('a', 2000);
    for (const path of Object.keys(files)) expect(read(path)).toBeUndefined();
  });
});
