/**
 * Runs the checks of docs/tests.md: `npm run verify`, with `-- --all` the sweeps and slow suites
 * too. Two steps run in parallel, for two cores. The output of a step is printed whole when the
 * step ends. The last lines are the seconds of each step, the tests that failed or passed only
 * when run again, and `N passed, N failed` over all runners.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain/node.mjs';
import { runSteps, type Step } from './checks/steps.ts';
import { addReports, NO_TESTS, readTestReport } from './checks/test-report.ts';

/** A script of package.json. */
interface Script extends Step {
  /** For test runners: the arguments that make it write a JSON report. */
  args?: string[];
  /** Options for npm. */
  npm?: string[];
  /** The requirements of its tests cannot be installed everywhere: all of them may be skipped. */
  maySkip?: boolean;
}

const REPORTS = join(root, '.cache', 'reports');
const reportFile = (name: string) => join(REPORTS, `${name.replace(':', '-')}.json`);
const vitestReport = (name: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile(name)}`,
];

// A machine busy with two steps may be late once; a test that passes when run again is named.
const PLAYWRIGHT = ['--reporter=list,json', '--retries=1'];

/** Without the scripts before it, which write Astro's generated types: the build has written them. */
const afterTypes = { after: ['build'], npm: ['--ignore-scripts'] };

const runsAll = process.argv.includes('--all');
const ifAll = (...steps: Script[]) => (runsAll ? steps : []);

/** The long ones first, so that none is left over at the end. */
const STEPS: readonly Script[] = [
  { name: 'build' },
  // Takes the longest: its workers wait for Strapi half of the time.
  ...ifAll({ name: 'test:cms', args: vitestReport('test:cms') }),
  // One worker: the browser tests need the other core.
  { name: 'test:unit', args: [...vitestReport('test:unit'), '--maxWorkers=1'] },
  { name: 'test:e2e', args: PLAYWRIGHT, after: ['build'] },
  ...ifAll(
    { name: 'test:sweep', args: PLAYWRIGHT, after: ['build'] },
    { name: 'test:payments', args: PLAYWRIGHT, after: ['build'] },
    { name: 'test:builds', args: vitestReport('test:builds') },
    {
      name: 'test:engines',
      args: vitestReport('test:engines'),
      after: ['build'],
      maySkip: true,
    },
    // Vitest tests the rows of its tables; this step checks that the command runs without Vitest.
    { name: 'faults' },
  ),
  { name: 'lint', ...afterTypes },
  { name: 'check', ...afterTypes },
  { name: 'test:site', args: vitestReport('test:site'), after: ['build'] },
  { name: 'format:check' },
  { name: 'knip' },
];

let total = NO_TESTS;
const seconds = new Map<string, number>();

/** Output goes to a file, in the order in which the script writes it, and is printed when it ends. */
async function runScript({ name, args = [], npm = [] }: Script) {
  const log = join(REPORTS, `${name.replace(':', '-')}.log`);
  const output = openSync(log, 'w');
  const child = spawn('npm', ['run', '--silent', ...npm, name, '--', ...args], {
    cwd: root,
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(name),
      // MB. Type checks allocate so much that a small nursery costs a tenth of their time.
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`,
    },
    shell: process.platform === 'win32',
    stdio: ['ignore', output, output],
  });
  const [status] = (await once(child, 'close')) as [number | null];
  closeSync(output);
  return { status, output: readFileSync(log, 'utf8').trimEnd() };
}

/** Adds a runner's report to the total. Returns false if a test failed, or none ran that must. */
function addReport({ name, maySkip = false }: Script): boolean {
  try {
    const report = readFileSync(reportFile(name), 'utf8');
    const own = readTestReport(JSON.parse(report) as Parameters<typeof readTestReport>[0]);
    total = addReports(total, own);
    return (own.passed > 0 || maySkip) && own.failed === 0;
  } catch {
    console.log(`${name} wrote no report.`);
    return false;
  }
}

async function run(step: Script): Promise<boolean> {
  const { name } = step;
  console.log(`▸ ${name} …`);
  const start = performance.now();
  const { status, output } = await runScript(step);
  seconds.set(name, (performance.now() - start) / 1000);
  console.log(`\n── ${name}\n${output}\n`);
  const testsPassed = step.args ? addReport(step) : true;
  return status === 0 && testsPassed;
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const outcomes = await runSteps(STEPS, 2, run);
for (const [{ name }, outcome] of outcomes) {
  const time = seconds.get(name);
  const duration = time === undefined ? '' : `${time.toFixed(1).padStart(6)} s`;
  console.log(`${name.padEnd(17)}${duration}${outcome === 'passed' ? '' : `  ${outcome}`}`);
}
for (const name of total.flaky) console.log(`Passed only when run again: ${name}`);
for (const name of total.failures) console.log(`Failed: ${name}`);
const hasFailed = [...outcomes.values()].some((outcome) => outcome !== 'passed');
// A step that fails without a failed test, such as lint, must not end in "0 failed".
const failed = hasFailed ? Math.max(total.failed, 1) : total.failed;
console.log(`${total.passed} passed, ${failed} failed`);
process.exit(hasFailed ? 1 : 0);
