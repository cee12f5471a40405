import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { root } from '../toolchain/node.mjs';

/** A table with its first column left-aligned, the others right-aligned. */
async function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<string> {
  const rule = head.map((_, column) => (column === 0 ? '-' : '-:'));
  const lines = [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return (await format(lines.join('\n'), { parser: 'markdown' })).trimEnd();
}

/**
 * Returns a document with its table between the comments `<!-- name -->` and `<!-- /name -->` replaced.
 * @throws an Error if the document lacks a comment
 */
function withTable(document: string, name: string, table: string): string {
  const [before, rest] = document.split(`<!-- ${name} -->\n`);
  const end = rest?.indexOf(`<!-- /${name} -->`) ?? -1;
  if (rest === undefined || end < 0) {
    throw new Error(`The document lacks <!-- ${name} --> or <!-- /${name} -->.`);
  }
  return `${before}<!-- ${name} -->\n\n${table}\n\n${rest.slice(end)}`;
}

/** Prints a table of measurements; with `--write`, also puts it into a document of the repository. */
export async function publishTable(
  { document, name }: { document: string; name: string },
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<void> {
  const table = await markdownTable(head, rows);
  console.log(table);
  if (!process.argv.includes('--write')) return;
  const path = join(root, document);
  writeFileSync(path, withTable(readFileSync(path, 'utf8'), name, table));
}
