/**
 * Feeds random hostile input to the shop (docs/tests.md): `npm run test:fuzz`, within a minute on two
 * idle cores. `-- --runs 100000` makes that many runs of each property, however long it takes;
 * `-- --seed N` repeats the runs of that seed. Other arguments go to Vitest: a part of a file name
 * selects test files. The first line is the seed, the last one `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readTestReport } from './checks/test-report.ts';
import { root } from './toolchain/node.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string' }, seed: { type: 'string' } },
});
const { runs, seed = String(randomInt(2 ** 31)) } = values;
for (const [name, value] of Object.entries({ runs: runs ?? '1', seed })) {
  if (/^\d{1,10}$/.test(value)) continue;
  console.error(`--${name} must be a number: npm run test:fuzz -- --runs 100000 --seed 42`);
  process.exit(1);
}

console.log(`Seed ${seed}. To repeat these runs: npm run test:fuzz -- --seed ${seed}`);
const report = join(root, '.cache', 'reports', 'test-fuzz.json');
rmSync(report, { force: true });
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    ...['run', '--project', 'fuzz', '--reporter=default', '--reporter=json'],
    `--outputFile.json=${report}`,
    ...positionals,
  ],
  {
    cwd: root,
    env: { ...process.env, FUZZ_SEED: seed, ...(runs && { FUZZ_RUNS: runs }) },
    stdio: 'inherit',
  },
);

const { passed, failed } = readTestReport(JSON.parse(readFileSync(report, 'utf8')));
// A failure that is not a test's, such as a file that cannot be loaded, must not end with "0 failed".
console.log(`${passed} passed, ${status === 0 ? failed : Math.max(failed, 1)} failed`);
process.exit(status ?? 1);
