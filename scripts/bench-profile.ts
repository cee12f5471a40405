/**
 * Shows where the time of builds goes: `npm run bench:profile -- 10000` builds a shop with so many generated
 * products, once with all pages rendered and once after a price has changed, and prints shares of the time in
 * which the main thread works, by package, chunk of the shop's pages and native function
 * (docs/decisions/0031-build-cost.md).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timeByModule } from './bench/cpu-profile.ts';
import { copyShop } from './bench/generated-shop.ts';
import { markdownTable } from './bench/markdown-table.ts';

const ROWS = 25;
const size = Number(process.argv[2] ?? 3000);
if (!Number.isInteger(size) || size < 140) {
  console.error('The number of products must be an integer of at least 140');
  process.exit(1);
}

const shop = copyShop('all');
const folder = mkdtempSync(join(tmpdir(), 'overtone-profile-'));

/** Builds, and returns shares of 1. */
async function profile(name: string): Promise<Map<string, number>> {
  const profiles = join(folder, name);
  await shop.build({ profiles });
  const times = timeByModule(profiles, shop.folder);
  const total = times.values().reduce((sum, time) => sum + time, 0);
  return new Map(times.entries().map(([module, time]) => [module, time / total]));
}

try {
  shop.stock(140);
  await shop.build();
  shop.stock(size);
  shop.forgetPages();
  const all = await profile('all');
  shop.changePrice(size);
  const one = await profile('one');

  const percent = (share = 0) => `${Math.round(share * 100)} %`;
  const most = (module: string) => Math.max(all.get(module) ?? 0, one.get(module) ?? 0);
  const modules = [...new Set([...all.keys(), ...one.keys()])].sort((a, b) => most(b) - most(a));
  const rows = modules
    .slice(0, ROWS)
    .map((module) => [module, percent(all.get(module)), percent(one.get(module))]);
  console.log(markdownTable(['Module', 'All pages', 'One price'], rows));
} finally {
  shop.remove();
  rmSync(folder, { recursive: true });
}
