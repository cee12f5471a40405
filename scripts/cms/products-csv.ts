import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Field } from './src/products-csv/table.ts';

type ProductsCsv = typeof import('./src/products-csv/products-csv.ts');

/** The compiled module, which the running CMS has loaded. */
const compiled = (strapi: Core.Strapi): ProductsCsv =>
  createRequire(import.meta.url)(join(strapi.dirs.dist.src, 'products-csv', 'products-csv.js'));

/** @param file relative to the folder in which npm was called */
const pathOf = (file: string) => resolve(process.env.INIT_CWD ?? '.', file);

/**
 * Writes all products to a CSV file.
 */
export async function exportProducts(strapi: Core.Strapi, file: string) {
  await writeFile(pathOf(file), await compiled(strapi).exportTable(strapi, 'en'));
  console.log(`Written to ${pathOf(file)}`);
}

const shown = (value: unknown) => {
  const isText = typeof value === 'string' || typeof value === 'number';
  return isText ? String(value) : value ? JSON.stringify(value) : '(none)';
};

/**
 * Changes products to those in a CSV file and prints the differences, or changes nothing
 * and prints all faults; returns whether it changed them.
 */
export async function importProducts(strapi: Core.Strapi, file: string) {
  const { faults, differences, otherNames } = await compiled(strapi).applyTable(
    strapi,
    await readFile(pathOf(file)),
    {
      reason: basename(file),
    },
  );
  for (const { line, name, field, reason, value } of faults) {
    const cell = value ? `, and is “${value}”` : '';
    console.error(
      `${file}:${line}: ${name ? `${name}: ` : ''}${field ? `${field} ` : ''}${reason.en}${cell}`,
    );
  }
  if (faults.length > 0) {
    console.error('Nothing was changed.');
    return false;
  }
  for (const { id, name, from, to, draft = {}, notes = [] } of differences) {
    const changes = (Object.keys(to) as Field[]).map(
      (name) => `${name} ${shown(from[name])} → ${shown(to[name])}`,
    );
    const replaced = (Object.keys(draft) as Field[]).map(
      (name) => ` (replaces the unpublished ${name} ${shown(draft[name])})`,
    );
    console.log(`${id || '(new draft)'} ${name}: ${changes.join(', ')}${replaced.join('')}`);
    for (const { en } of notes) console.log(`  ${en}`);
  }
  console.log(`${differences.length} products were changed or created.`);
  if (otherNames.length > 0) {
    console.log(`Names stay as they are; these lines have another: ${otherNames.join(', ')}`);
  }
  return true;
}
