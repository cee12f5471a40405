import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { timeByModule } from '../../../scripts/bench/cpu-profile.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtone-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('adds up the time of the main thread by package, chunk, file and native function', () => {
  const places = [
    ['(idle)', ''],
    ['(garbage collector)', ''],
    ['mkdir', ''],
    ['hash', 'node:internal/crypto/hash'],
    ['build', 'file:///shop/node_modules/@astrojs/react/dist/index.js'],
    ['render', 'file:///shop/node_modules/astro/dist/index.js'],
    ['again', 'file:///shop/node_modules/astro/dist/core.js'],
    ['page', 'file:///shop/dist/.prerender/chunks/server_p_L0GHbP.mjs'],
    ['link', 'file:///shop/scripts/incremental/page-links.ts'],
  ];
  const profile = {
    nodes: places.map(([functionName, url], id) => ({ id, callFrame: { functionName, url } })),
    samples: places.map((_, id) => id),
    timeDeltas: places.map((_, id) => 1000 * (id + 1)),
  };
  writeFileSync(join(folder, 'CPU.20261123.120000.42.0.001.cpuprofile'), JSON.stringify(profile));
  writeFileSync(join(folder, 'CPU.20261123.120000.42.1.002.cpuprofile'), '{}');
  expect(Object.fromEntries(timeByModule(folder, '/shop'))).toEqual({
    '(garbage collector)': 2,
    'native mkdir': 3,
    'node:internal/crypto/hash': 4,
    '@astrojs/react': 5,
    astro: 13,
    'pages: server': 8,
    'scripts/incremental/page-links.ts': 9,
  });
});

it('fails without a profile of a main thread', () => {
  expect(() => timeByModule(folder, '/shop')).toThrow('no profile');
});
