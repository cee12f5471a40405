/**
 * Builds the site into dist/ and prints one line per phase, with warnings in between: `npm run build`.
 * `-- --outDir other` builds into another folder, `-- --verbose` prints Astro's whole log. A process that
 * starts this one with an IPC channel receives the reason of a failure as a message.
 */
import { parseArgs } from 'node:util';
import { buildProgress } from './build/progress.ts';
import { reasonOf } from './build/reason.ts';
import { root, whenNpmEnds } from './toolchain/node.mjs';

const { values } = parseArgs({
  options: {
    outDir: { type: 'string', default: 'dist' },
    verbose: { type: 'boolean', default: false },
  },
});
const { outDir, verbose } = values;

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
// Astro keeps another value from the environment. React's development build, which it then uses,
// contains the paths of source files on this computer.
process.env['NODE_ENV'] = 'production';

const end = () => process.exit(1);
whenNpmEnds(end);
process.once('disconnect', end);

/** Replaces the last line of the terminal. */
const show = (text: string) => process.stdout.write(`\r${text}\u001b[K`);
const print = (line: string) => console.log(process.stdout.isTTY ? `\r${line}\u001b[K` : line);

const start = performance.now();
try {
  // Imported when the variables are set.
  const { build } = await import('astro');
  await build({
    root,
    outDir,
    ...(verbose
      ? {}
      : {
          // The logger prints warnings only.
          logger: { entrypoint: new URL('build/picture-log.mjs', import.meta.url) },
          integrations: [buildProgress(print, process.stdout.isTTY ? show : undefined)],
        }),
  });
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  process.removeListener('disconnect', end);
  if (process.connected) process.disconnect();
} catch (error) {
  // After a bundling error, threads of the bundler keep running, and Node.js would wait for them.
  if (process.send) process.send(reasonOf(error), undefined, undefined, end);
  else {
    console.error(verbose ? error : reasonOf(error));
    end();
  }
}
