import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
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

/** The time of all builds, so that two of the same content are the same. */
const WHEN = { SOURCE_DATE_EPOCH: '1700000000' };

/** Files by their path from a folder. */
export type Files = ReadonlyMap<string, Buffer>;

export interface Build {
  code: number | string;
  log: string;
}

/** What `build.json` says. */
export interface Report {
  source: string;
  products: number;
  rejected: {
    kind: string;
    id: string;
    name: string;
    mistakes: { field: string; reason: string }[];
  }[];
  badPictures: { of: string; address: string; reason: string }[];
}

/** A copy of the shop. */
export interface Shop extends Removable {
  folder: string;
  /** Where it is, and next to it the folders that it is built into, and nothing else. */
  parent: string;
  /** Runs a build as `npm run build` does, into a folder beside the shop's. */
  build: (outDir: string, env: Record<string, string>) => Promise<Build>;
  /** What a build has made; nothing where it made nothing. */
  files: (outDir: string) => Promise<Files>;
  read: (outDir: string, file: string) => Promise<string>;
  report: (outDir: string) => Promise<Report>;
}

/**
 * @param perCategory how many products of each category the built-in catalogue keeps, without their
 * pictures; unless set, all, with them
 */
export async function copyShop(perCategory?: number): Promise<Shop> {
  const parent = await mkdtemp(join(tmpdir(), 'overtone-'));
  const folder = join(parent, 'shop');
  for (const path of COPIED) {
    await cp(join(ROOT, path), join(folder, path), {
      recursive: true,
      filter: (from) => !/^(node_modules|\.data|build)$/.test(from.split(sep).at(-1) ?? ''),
    });
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  if (perCategory !== undefined) await keepFewProducts(folder, perCategory);

  // Beside it: in it, Tailwind would take the words of old pages for classes.
  const beside = (outDir: string) => join(parent, outDir);

  return {
    folder,
    parent,
    async build(outDir, env) {
      const args = ['build', '--outDir', beside(outDir)];
      const child = start(join('scripts', 'toolchain', 'astro.ts'), args, folder, {
        ...WHEN,
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

/** Without the colours of a terminal. */
// eslint-disable-next-line no-control-regex -- they are control characters
const plainText = (log: string) => log.replace(/\u001b\[\d+m/g, '');

export async function readFolder(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(file.slice(folder.length + 1), await readFile(file));
  }
  return files;
}

/** Paths of files that are not the same in both, or in one alone. */
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

/** The shop as `npm start` runs it with a CMS. */
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
}

/** Serves the shop, and waits for its first build. */
export async function serve(
  { folder }: Shop,
  { port, cms, secret, fallback }: Serving,
): Promise<LiveShop> {
  const url = `http://127.0.0.1:${port}`;
  const child = start(join('scripts', 'server', 'live.ts'), [], folder, {
    ...WHEN,
    PORT: String(port),
    CMS_URL: cms,
    CMS_WEBHOOK_SECRET: secret,
    CMS_FALLBACK: fallback,
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
