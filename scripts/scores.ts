/**
 * Measures how thoroughly unit tests check the rules of a folder, or of the files of a pattern, by the
 * lines that they run and by the share of faults, planted by Stryker, that they find:
 * `npm run scores -- src/contracts 'src/features/cart/{cart,totals}.ts'`. With `--write`, the table in
 * docs/tests.md has its row. Takes minutes; survivors are printed. `--tests='tests/unit/mails'` runs
 * these tests alone, also those that import a module by its URL, which are not found otherwise.
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

/** The JSON summary of Vitest's coverage, by absolute path. */
type Coverage = Record<string, { lines: { covered: number; total: number } } | undefined>;

/** The JSON report of Stryker, by path. */
interface Mutations {
  files: Record<string, { mutants: { status: string }[] } | undefined>;
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

/** Runs the tests of modules, and returns the lines of each that they run. */
function coverageOf(files: readonly string[]): Coverage {
  const projects = ['unit', 'unit-mocks', 'search'].map((name) => `--project=${name}`);
  const coverage = [
    'enabled',
    ...files.map((file) => `include=${file}`),
    'reporter=json-summary',
    `reportsDirectory=${COVERAGE}`,
  ].map((option) => `--coverage.${option}`);
  const which = tests === '' ? ['related', ...files, '--run'] : ['run', ...tests.split(' ')];
  run('vitest', ...which, ...projects, ...coverage, '--reporter=dot');
  return readJson(`${COVERAGE}/coverage-summary.json`) as Coverage;
}

/** Plants faults in modules, one at a time, and returns which a test found. */
function faultsIn(files: readonly string[]): Mutations['files'] {
  run('stryker', 'run', 'scripts/checks/stryker.config.mjs', '--mutate', files.join());
  return (readJson('.cache/stryker/mutation.json') as Mutations).files;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Returns the cells of a row: lines run, faults planted, faults found. */
function cellsOf(
  files: readonly string[],
  coverage: Coverage,
  faults: Mutations['files'],
): string[] {
  const lines = files.flatMap((file) => coverage[join(root, file)]?.lines ?? []);
  const statuses = files.flatMap((file) => faults[file]?.mutants.map(({ status }) => status) ?? []);
  const found = statuses.filter((status) => ['Killed', 'Timeout'].includes(status)).length;
  const missed = statuses.filter((status) => ['Survived', 'NoCoverage'].includes(status)).length;
  return [
    percent(sum(lines.map(({ covered }) => covered)), sum(lines.map(({ total }) => total))),
    String(found + missed),
    percent(found, found + missed),
  ];
}

const rows = new Map(
  [...readFileSync(join(root, DOCUMENT), 'utf8').matchAll(/^\| (`[^|]*`) +\|(.* %) \|$/gm)].map(
    ([, folder = '', cells = '']) => [folder, cells.split('|').map((cell) => cell.trim())],
  ),
);
const measured = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'))
  .map((folder) => ({ folder, files: globSync(patternOf(folder), { cwd: root }) }));
const all = measured.flatMap(({ files }) => files);
const [coverage, faults] = [coverageOf(all), faultsIn(all)];
for (const { folder, files } of measured) {
  rows.set(`\`${folder}\``, cellsOf(files, coverage, faults));
}
const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1));
await publishTable(
  { document: DOCUMENT, name: 'scores' },
  HEAD,
  sorted.map(([name, cells]) => [name, ...cells]),
);
