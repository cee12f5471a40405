import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, start, waitFor, type Child } from './child';
import type { Removable } from './for-this-file';

const COPIED = [
  '.gitignore',
  'astro.config.mjs',
  'astro-i18next.config.ts',
  'data',
  'netlify.toml',
  'package.json',
  'package-lock.json',
  'public',
  'scripts',
  'src',
  'tsconfig.json',
];

/** The same for all builds, so that equal content produces equal files. */
const BUILD_TIME = { SOURCE_DATE_EPOCH: '1700000000' };

/** Contents of files, by their paths relative to a folder. */
export type Files = ReadonlyMap<string, Buffer>;

export interface Build {
  code: number | string;
  log: string;
}

/** The content of `build.json`. */
export interface Report {
  source: string;
  products: number;
  rejected: {
    kind: string;
    id: string;
    name: string;
    issues: { field: string; reason: string }[];
  }[];
  badPictures: { of: string; address: string; reason: string }[];
}

/** A copy of the shop. */
export interface Shop extends Removable {
  folder: string;
  /** Contains only the shop's folder and the folders of its builds. */
  parent: string;
  /** Runs a build like `npm run build`, into a folder next to the shop's. */
  build: (outDir: string, env: Record<string, string>) => Promise<Build>;
  /** The files of a build; empty if the build has failed. */
  files: (outDir: string) => Promise<Files>;
  read: (outDir: string, file: string) => Promise<string>;
  report: (outDir: string) => Promise<Report>;
}

/**
 * @param perCategory number of products per category in the built-in catalogue, which then has no
 * pictures; by default it is complete
 */
export async function copyShop(perCategory?: number): Promise<Shop> {
  const parent = await mkdtemp(join(tmpdir(), 'overtone-'));
  const folder = join(parent, 'shop');
  for (const path of COPIED) {
    await cp(join(ROOT, path), join(folder, path), {
      recursive: true,
      // Skips the files that installing and building Strapi created; `scripts/build` is part of the shop.
      filter: (from) =>
        !/[/\\](node_modules|\.data)$/.test(from) && !from.endsWith(join('cms', 'build')),
    });
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  if (perCategory !== undefined) await keepFewProducts(folder, perCategory);

  // Not in the shop's folder: Tailwind would find class names in pages of earlier builds.
  const beside = (outDir: string) => join(parent, outDir);

  return {
    folder,
    parent,
    async build(outDir, env) {
      const child = start(join('scripts', 'build.ts'), ['--outDir', beside(outDir)], folder, {
        ...BUILD_TIME,
        ...env,
      });
      return { code: await child.ended, log: plainText(child.log()) };
    },
    files: (outDir) => readFolder(beside(outDir)),
    read: (outDir, file) => readFile(join(beside(outDir), file), 'utf8'),
    async report(outDir) {
      return JSON.parse(await readFile(join(beside(outDir), 'build.json'), 'utf8')) as Report;
    },
    remove: () => rm(parent, { recursive: true, maxRetries: 5 }),
  };
}

async function keepFewProducts(folder: string, perCategory: number): Promise<void> {
  const catalogue = join(folder, 'data', 'catalogue');
  for (const file of await readdir(catalogue)) {
    const entries = JSON.parse(await readFile(join(catalogue, file), 'utf8')) as unknown[];
    await writeFile(join(catalogue, file), JSON.stringify(entries.slice(0, perCategory)));
  }
  await rm(join(folder, 'src', 'assets'), { recursive: true, force: true });
  await mkdir(join(folder, 'src', 'assets'));
}

/** Removes terminal colours. */
// eslint-disable-next-line no-control-regex -- escape sequences begin with a control character
const plainText = (log: string) => log.replace(/\u001b\[\d+m/g, '');

async function readFolder(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(file.slice(folder.length + 1), await readFile(file));
  }
  return files;
}

/** Returns the paths of files that differ or exist in only one of the two. */
export const differences = (a: Files, b: Files): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((path) => {
    const [one, other] = [a.get(path), b.get(path)];
    return !one || !other || !one.equals(other);
  });

interface Status {
  state: string;
  lastGood: { at: string; seconds: number; build: Report } | null;
  lastFailure: { at: string; reason: string } | null;
}

/** The server that `npm start` runs with a CMS. */
export interface LiveShop extends Removable {
  url: string;
  child: Child;
  page: (path: string) => Promise<{ status: number; text: string }>;
  status: () => Promise<Status>;
}

export interface Serving {
  port: number;
  cms: string;
  secret: string;
  fallback: 'catalogue' | 'fail';
  /** The token of a preview of drafts; without one, the server is the live shop. */
  drafts?: string;
}

/** Starts the server and waits for its first build. */
export async function serve(
  { folder }: Shop,
  { port, cms, secret, fallback, drafts }: Serving,
): Promise<LiveShop> {
  const url = `http://127.0.0.1:${port}`;
  const child = start(join('scripts', 'server', 'live.ts'), drafts ? ['--drafts'] : [], folder, {
    ...BUILD_TIME,
    PORT: String(port),
    CMS_URL: cms,
    CMS_WEBHOOK_SECRET: secret,
    CMS_FALLBACK: fallback,
    ...(drafts && { CMS_TOKEN: drafts }),
  });
  const status = async () => (await fetch(`${url}/hooks/cms/status`)).json() as Promise<Status>;
  await waitFor(child, 'the shop was built', async () => (await status()).lastGood !== null);
  return {
    url,
    child,
    status,
    async page(path) {
      const response = await fetch(url + path);
      return { status: response.status, text: await response.text() };
    },
    remove: () => child.stop(),
  };
}
