/**
 * Builds the site into dist/ and prints one line per phase: `npm run build`. `-- --verbose` prints
 * Astro's whole log; other options go to Astro (`-- --outDir other`).
 */
import { join } from 'node:path';
import { createProgressPrinter } from './build/progress-printer.ts';
import { runBuild } from './build/run-build.ts';
import { root, whenNpmEnds } from './toolchain/node.mjs';

const options = process.argv.slice(2);
const verbose = options.includes('--verbose');

const ending = new AbortController();
const end = () => ending.abort();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
whenNpmEnds(end);

const start = performance.now();
const printer = createProgressPrinter(process.stdout);
const printed = new Set<string>();
try {
  await runBuild({
    command: [
      process.execPath,
      join(root, 'scripts', 'toolchain', 'astro.ts'),
      'build',
      ...options.filter((option) => option !== '--verbose'),
    ],
    cwd: root,
    onLine(line, event) {
      if (event) printed.add(event.type);
      if (verbose) console.log(line);
      else if (event) printer.print(event);
    },
    signal: ending.signal,
  });
  if (!verbose) printer.end();
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
} catch (error) {
  if (!printed.has('error') && !ending.signal.aborted) {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exitCode = 1;
}
