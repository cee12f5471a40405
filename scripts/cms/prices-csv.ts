import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Field } from './src/prices-csv/table.ts';

type PricesCsv = typeof import('./src/prices-csv/prices-csv.ts');

/** The compiled module, which the running CMS has loaded. */
const compiled = (strapi: Core.Strapi): PricesCsv =>
  createRequire(import.meta.url)(join(strapi.dirs.dist.src, 'prices-csv', 'prices-csv.js'));

/** @param file relative to the folder in which npm was called */
const pathOf = (file: string) => resolve(process.env.INIT_CWD ?? '.', file);

/**
 * Writes prices and stock of all products to a CSV file.
 */
export async function exportPrices(strapi: Core.Strapi, file: string) {
  await writeFile(pathOf(file), await compiled(strapi).exportTable(strapi));
  console.log(`Written to ${pathOf(file)}`);
}

const shown = (value: unknown) => (value === null ? '(none)' : String(value));

/**
 * Changes prices and stock to those in a CSV file and prints the differences, or changes nothing
 * and prints all faults; returns whether it changed them.
 */
export async function importPrices(strapi: Core.Strapi, file: string) {
  const { faults, differences } = await compiled(strapi).applyTable(
    strapi,
    await readFile(pathOf(file)),
    {
      reason: basename(file),
    },
  );
  for (const { line, field, reason } of faults) {
    console.error(`${file}:${line}: ${field ? `${field} ` : ''}${reason.en}`);
  }
  if (faults.length > 0) {
    console.error('Nothing was changed.');
    return false;
  }
  for (const { id, name, from, to, draft = {} } of differences) {
    const changes = (Object.keys(to) as Field[]).map(
      (name) => `${name} ${shown(from[name])} → ${shown(to[name])}`,
    );
    const replaced = (Object.keys(draft) as Field[]).map(
      (name) => ` (replaces the unpublished ${name} ${shown(draft[name])})`,
    );
    console.log(`${id} ${name}: ${changes.join(', ')}${replaced.join('')}`);
  }
  console.log(`${differences.length} products were changed.`);
  return true;
}
