import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import pMap from 'p-map';
import { locales, pathPrefix, type Locale } from '../../src/i18n/locales.ts';
import { draftModeError } from '../../src/build/draft-mode.ts';

/** A path in a language, relative to the folder of the site. */
const inFolder = (path: string, locale: Locale) => `${pathPrefix(locale)}/${path}`.slice(1);

/** Pages that every shop has in each language, without their extension. */
const PAGES = locales.flatMap((locale) => [
  pathPrefix(locale).slice(1) || 'index',
  ...['instruments', 'cart', '404', 'product-not-found'].map((page) => inFolder(page, locale)),
]);

const FILES_AT_A_TIME = 16;

/** Contains the closing tag and a line break. */
const TAIL_BYTES = 16;

/** The content of `build.json`, as far as it is checked. */
export interface SiteReport {
  source: 'catalogue' | 'cms';
  products: number;
  drafts?: unknown;
}

async function readJson<T>(folder: string, path: string): Promise<T> {
  try {
    return JSON.parse(await readFile(join(folder, path), 'utf8')) as T;
  } catch (error) {
    throw new Error(`${path} cannot be read: ${String(error)}`, { cause: error });
  }
}

/** All files, relative to the folder, with `/` as the separator. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Whether a page ends with its closing tag; other files must not be empty. */
async function isComplete(folder: string, path: string): Promise<boolean> {
  if (!path.endsWith('.html')) return (await stat(join(folder, path))).size > 0;
  const file = await open(join(folder, path));
  try {
    const { size } = await file.stat();
    const start = Math.max(size - TAIL_BYTES, 0);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, start);
    return buffer.toString('utf8', 0, bytesRead).trimEnd().endsWith('</html>');
  } finally {
    await file.close();
  }
}

/**
 * A quick check of a built site before it goes live: the main pages exist, no file is truncated,
 * each language has a page for every product of its price list, and drafts are shown only if they
 * were requested.
 *
 * @returns the content of the site's `build.json`
 * @throws an Error with the reason
 */
export async function checkSite(
  folder: string,
  { drafts }: { drafts: boolean },
): Promise<SiteReport> {
  const files = await listFiles(folder);
  const existing = new Set(files);
  for (const page of PAGES) {
    if (!existing.has(`${page}.html`)) throw new Error(`${page}.html is missing`);
  }
  const checkFile = async (file: string) => {
    if (!(await isComplete(folder, file))) throw new Error(`${file} is empty or truncated`);
  };
  await pMap(files, checkFile, { concurrency: FILES_AT_A_TIME });

  const report = await readJson<SiteReport>(folder, 'build.json');
  const error = draftModeError(report, drafts);
  if (error) throw new Error(error);

  const lists = await readJson<Record<string, string>>(folder, 'price-lists.json');
  for (const locale of locales) {
    const path = inFolder('product', locale);
    const [ids] = await readJson<[unknown[]]>(folder, lists[locale] ?? '');
    const listed = ids.length;
    const pages = files.filter((file) => file.startsWith(`${path}/`) && file.endsWith('.html'));
    if (listed === 0) throw new Error(`the price list of ${locale} is empty`);
    if (pages.length !== listed || report.products !== listed) {
      throw new Error(
        `build.json counts ${String(report.products)} products, the price list of ${locale} ` +
          `${listed}, and ${path}/ has ${pages.length} pages`,
      );
    }
  }
  return report;
}
