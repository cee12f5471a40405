import { parseArgs } from 'node:util';

/**
 * The product counts on the command line, or `usual`, and the folder of `--against`. Prints a message and ends the process
 * if a count is below `least`.
 */
export function benchmarkOptions(usual: readonly number[], least: number) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean' }, against: { type: 'string' } },
  });
  const counts = positionals.map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < least)) {
    console.error(`Product counts must be integers of at least ${least}.`);
    process.exit(1);
  }
  return { counts: counts.length > 0 ? counts : usual, against: values.against };
}
