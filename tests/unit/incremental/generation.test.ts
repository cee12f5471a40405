import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openGeneration } from '../../../scripts/incremental/generation.ts';

const HOUR = 3_600_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtone-'));
});
afterEach(() => rm(folder, { recursive: true }));

const lock = () => join(folder, 'build.lock');

/** A build from its start to its end. */
function build(inputs: string, now: number) {
  const generation = openGeneration(folder, inputs, now);
  generation.begin();
  generation.close();
  return generation;
}

/** The number of a process that has ended. */
const endedProcess = () => Number(execFileSync(process.execPath, ['-p', 'process.pid']));

describe('a generation', () => {
  it('is shared by builds of the same inputs, and keeps the time of the first', () => {
    const first = build('a', 1000);
    const second = build('a', 2000);
    expect(second).toMatchObject({ id: first.id, startedAt: 1000, sharing: true });
  });

  it('ends with its inputs, and does not come back', () => {
    const ids = ['a', 'b', 'a'].map((inputs, index) => build(inputs, index).id);
    expect(new Set(ids).size).toBe(3);
  });

  it('outlives a build that ends before it writes pages', () => {
    const { id } = build('a', 1000);
    openGeneration(folder, 'a', 2000);
    expect(build('a', 3000).id).toBe(id);
  });

  it('ends with a build that ends before it is complete', () => {
    const { id } = build('a', 1000);
    openGeneration(folder, 'a', 2000).begin();
    expect(build('a', 3000).id).not.toBe(id);
  });

  it('ends where its file was cut short', () => {
    const { id } = build('a', 1000);
    writeFileSync(join(folder, 'generation.json'), '{"id":"');
    expect(build('a', 2000).id).not.toBe(id);
  });
});

describe('while another build runs', () => {
  it('nothing is shared, and nothing of its is touched', async () => {
    const { id } = build('a', 1000);
    const other = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);
    writeFileSync(lock(), String(other.pid));
    const generation = build('a', 2000);
    expect(generation.sharing).toBe(false);
    expect(generation.id).not.toBe(id);
    expect(existsSync(lock())).toBe(true);

    other.kill();
    await once(other, 'close');
    expect(build('a', 3000)).toMatchObject({ id, sharing: true });
  });

  it('is not for ever: the number of a process is used again', () => {
    writeFileSync(lock(), String(process.ppid));
    expect(build('a', Date.now()).sharing).toBe(false);
    const long = (Date.now() - HOUR) / 1000;
    utimesSync(lock(), long, long);
    expect(build('a', Date.now()).sharing).toBe(true);
  });
});

it('what a build wrote before it was killed is not used', () => {
  const pictures = join(folder, 'assets');
  mkdirSync(pictures);
  writeFileSync(join(pictures, 'whole.webp'), 'whole');
  const before = Date.now() / 1000 - 60;
  utimesSync(join(pictures, 'whole.webp'), before, before);
  writeFileSync(lock(), String(endedProcess()));
  writeFileSync(join(pictures, 'half.webp'), 'ha');

  expect(build('a', Date.now()).sharing).toBe(true);
  expect(existsSync(join(pictures, 'whole.webp'))).toBe(true);
  expect(existsSync(join(pictures, 'half.webp'))).toBe(false);
});
