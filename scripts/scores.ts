/**
 * Measures how thoroughly unit tests check the rules of a folder, or of the files of a pattern, by the
 * lines that they run and by the share of faults, planted by Stryker, that they find:
 * `npm run scores -- src/contracts 'src/features/cart/{cart,totals}.ts'`. With `--write`, the table in
 * docs/tests.md has its row. Takes minutes; survivors are printed. `--tests='tests/unit/cart'` runs only
 * some tests, which is faster and finds at most as many faults.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishTable } from './bench/publish-table.ts';
import { root } from './toolchain/node.mjs';

const DOCUMENT = 'docs/tests.md';
const COVERAGE = '.cache/coverage';
const HEAD = ['Files', 'Lines run', 'Faults planted', 'Found'];

/** Patterns name files that have rules, in a folder whose others only a page or a real CMS runs. */
const patternOf = (folder: string) => (folder.endsWith('.ts') ? folder : `${folder}/**/*.ts`);

/** The JSON summary of Vitest's coverage. */
interface Coverage {
  total: { lines: { covered: number; total: number } };
}

/** The JSON report of Stryker. */
interface Mutations {
  files: Record<string, { mutants: { status: string }[] }>;
}

/** Folders or files of tests, separated by spaces; empty: all that import a measured file. */
const tests = process.argv.find((argument) => argument.startsWith('--tests='))?.slice(8) ?? '';

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(join(root, 'node_modules', '.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SCORES_TESTS: tests },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** Returns the share of lines that the tests of a folder's modules run. */
function linesRun(folder: string, files: readonly string[]): string {
  const projects = ['unit', 'unit-mocks', 'search'].map((name) => `--project=${name}`);
  const coverage = [
    'enabled',
    `include=${patternOf(folder)}`,
    'reporter=json-summary',
    `reportsDirectory=${COVERAGE}`,
  ].map((option) => `--coverage.${option}`);
  const which = tests === '' ? ['related', ...files, '--run'] : ['run', ...tests.split(' ')];
  run('vitest', ...which, ...projects, ...coverage, '--reporter=dot');
  const { total } = readJson(`${COVERAGE}/coverage-summary.json`) as Coverage;
  return percent(total.lines.covered, total.lines.total);
}

/** Returns how many faults were planted, and the share that a test found. */
function faultsFound(files: readonly string[]): [string, string] {
  run('stryker', 'run', 'scripts/checks/stryker.json', '--mutate', files.join());
  const report = readJson('.cache/stryker/mutation.json') as Mutations;
  const statuses = Object.values(report.files).flatMap(({ mutants }) =>
    mutants.map(({ status }) => status),
  );
  const found = statuses.filter((status) => ['Killed', 'Timeout'].includes(status)).length;
  const missed = statuses.filter((status) => ['Survived', 'NoCoverage'].includes(status)).length;
  return [String(found + missed), percent(found, found + missed)];
}

const rows = new Map(
  [...readFileSync(join(root, DOCUMENT), 'utf8').matchAll(/^\| (`[^|]*`) +\|(.* %) \|$/gm)].map(
    ([, folder = '', cells = '']) => [folder, cells.split('|').map((cell) => cell.trim())],
  ),
);
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
for (const folder of folders) {
  const files = globSync(patternOf(folder), { cwd: root });
  rows.set(`\`${folder}\``, [linesRun(folder, files), ...faultsFound(files)]);
  const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1));
  // After each folder, since the next may take long.
  await publishTable(
    { document: DOCUMENT, name: 'scores' },
    HEAD,
    sorted.map(([name, cells]) => [name, ...cells]),
  );
}
