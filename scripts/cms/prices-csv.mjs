// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';

const { applySheet, exportSheet } = createRequire(import.meta.url)(
  './src/prices-csv/prices-csv.js',
);

/** @param {string} file relative to the folder in which npm was called */
const pathOf = (file) => resolve(process.env.INIT_CWD ?? '.', file);

/**
 * Writes prices and stock of all products to a CSV file.
 *
 * @param {unknown} strapi loaded
 * @param {string} file
 */
export async function exportPrices(strapi, file) {
  await writeFile(pathOf(file), await exportSheet(strapi));
  console.log(`Written to ${pathOf(file)}`);
}

/** @param {unknown} value */
const shown = (value) => (value === null ? '(none)' : String(value));

/**
 * Changes prices and stock to what a CSV file says and prints the differences, or changes nothing and prints all that
 * is wrong with it; says whether it did.
 *
 * @param {unknown} strapi loaded
 * @param {string} file
 */
export async function importPrices(strapi, file) {
  const { faults, differences } = await applySheet(strapi, await readFile(pathOf(file)), {
    reason: basename(file),
  });
  for (const { line, field, reason } of faults) {
    console.error(`${file}:${line}: ${field ? `${field} ` : ''}${reason.en}`);
  }
  if (faults.length > 0) {
    console.error('Nothing was changed.');
    return false;
  }
  for (const { id, name, from, to } of differences) {
    const changes = Object.keys(to).map(
      (name) => `${name} ${shown(from[name])} → ${shown(to[name])}`,
    );
    console.log(`${id} ${name}: ${changes.join(', ')}`);
  }
  console.log(`${differences.length} products were changed.`);
  return true;
}
