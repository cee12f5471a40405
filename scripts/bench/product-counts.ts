import { parseArgs } from 'node:util';

/** The product counts on the command line, or `usual`; prints a message and ends the process if one is below `least`. */
export function productCounts(usual: readonly number[], least: number): readonly number[] {
  const { positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean' } },
  });
  const counts = positionals.map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < least)) {
    console.error(`Product counts must be integers of at least ${least}.`);
    process.exit(1);
  }
  return counts.length > 0 ? counts : usual;
}
