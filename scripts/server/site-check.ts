import { open, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { draftModeError } from '../../src/site/draft-mode.ts';

/** Pages that every shop has. */
const PAGES = [
  'index',
  'en',
  'instruments',
  'en/instruments',
  'cart',
  'en/cart',
  '404',
  'en/404',
  'product-not-found',
  'en/product-not-found',
];

const LANGUAGES = { zh: 'product', en: 'en/product' } as const;

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
  const file = await open(join(folder, path));
  try {
    const { size } = await file.stat();
    if (!path.endsWith('.html')) return size > 0;
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
  for (const file of files) {
    if (!(await isComplete(folder, file))) throw new Error(`${file} is empty or truncated`);
  }

  const report = await readJson<SiteReport>(folder, 'build.json');
  const error = draftModeError(report, drafts);
  if (error) throw new Error(error);

  const lists = await readJson<Record<string, string>>(folder, 'price-lists.json');
  for (const [language, path] of Object.entries(LANGUAGES)) {
    const listed = (await readJson<unknown[]>(folder, lists[language] ?? '')).length;
    const pages = files.filter((file) => file.startsWith(`${path}/`) && file.endsWith('.html'));
    if (listed === 0) throw new Error(`the price list of ${language} is empty`);
    if (pages.length !== listed || report.products !== listed) {
      throw new Error(
        `build.json counts ${String(report.products)} products, the price list of ${language} ` +
          `${listed}, and ${path}/ has ${pages.length} pages`,
      );
    }
  }
  return report;
}
