/**
 * Runs every check, the fastest first, and stops at the first that fails: `npm run verify`.
 * Ends with the seconds of each step and `N passed, N failed`, the tests of all runners.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain/node.mjs';
import { addCounts, countTests, NO_TESTS } from './checks/test-counts.ts';

const REPORTS = join(root, '.cache', 'reports');
const report = (step: string) => join(REPORTS, `${step.replace(':', '-')}.json`);
const vitestReport = (step: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report(step)}`,
];

/** Scripts of package.json, with what each needs to leave its counts behind. */
const STEPS: readonly { name: string; args?: string[] }[] = [
  { name: 'format:check' },
  { name: 'lint' },
  { name: 'check' },
  { name: 'knip' },
  { name: 'test:unit', args: vitestReport('test:unit') },
  { name: 'build' },
  { name: 'test:site', args: vitestReport('test:site') },
  { name: 'test:e2e', args: ['--reporter=list,json'] },
];

function readCounts(step: string) {
  try {
    return countTests(JSON.parse(readFileSync(report(step), 'utf8')));
  } catch {
    return NO_TESTS; // no test runner, or one that ended before its report
  }
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const times: string[] = [];
let counts = NO_TESTS;
let failed: string | undefined;
for (const { name, args = [] } of STEPS) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', name, '--', ...args], {
    cwd: root,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) },
    shell: process.platform === 'win32',
    stdio: 'inherit',
  });
  times.push(`${name.padEnd(13)}${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`);
  counts = addCounts(counts, readCounts(name));
  if (status !== 0) {
    failed = name;
    break;
  }
}

console.log(`\n${times.join('\n')}`);
if (failed) {
  console.log(`${failed} failed.`);
  // A linter's complaint is no test, but it must not look as if nothing had failed.
  counts = { ...counts, failed: Math.max(counts.failed, 1) };
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(failed ? 1 : 0);
