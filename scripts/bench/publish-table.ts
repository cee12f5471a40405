import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../toolchain/node.mjs';
import { markdownTable } from './markdown-table.ts';

/**
 * A document with a table between the comments `<!-- name -->` and `<!-- /name -->`, in place of what is there.
 * @throws an Error if the document lacks a comment
 */
export function withTable(document: string, name: string, table: string): string {
  const [before, rest] = document.split(`<!-- ${name} -->\n`);
  const end = rest?.indexOf(`<!-- /${name} -->`) ?? -1;
  if (rest === undefined || end < 0) {
    throw new Error(`The document lacks <!-- ${name} --> or <!-- /${name} -->.`);
  }
  return `${before}<!-- ${name} -->\n\n${table}\n\n${rest.slice(end)}`;
}

/** Prints a table of measurements; with `--write`, also puts it into a document of the repository. */
export function publishTable(
  { document, name }: { document: string; name: string },
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const table = markdownTable(head, rows);
  console.log(table);
  if (!process.argv.includes('--write')) return;
  const path = join(root, document);
  writeFileSync(path, withTable(readFileSync(path, 'utf8'), name, table));
}
