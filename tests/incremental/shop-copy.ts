import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OUTDATED, STARTED_AHEAD } from '../../scripts/incremental/build-order.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const COPIED = [
  'astro.config.mjs',
  'astro-i18next.config.ts',
  'data',
  'netlify.toml',
  'package.json',
  'package-lock.json',
  'public',
  'scripts/build',
  'scripts/build.ts',
  'scripts/toolchain/astro.ts',
  'scripts/fonts',
  'scripts/incremental',
  'scripts/server',
  'scripts/toolchain/node.mjs',
  'src',
  'tsconfig.json',
];

/** Folders in which one build leaves data for the next. */
const CACHES = ['.cache', '.astro'];

/** The environment without the variables that configure the CMS. */
const withoutCms = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('CMS_')),
);

/** Contents of files, by their paths relative to the root of the shop. */
export type Files = ReadonlyMap<string, string | Buffer>;

const REUSABLE = /^(en\/)?(product\/[^/]+|instruments(\/.+)?)\.html$/;

/** The pages that a build can reuse: of products and of the catalogue. */
export const reusablePages = (files: Files): string[] =>
  [...files.keys()].filter((path) => REUSABLE.test(path));

interface Built {
  files: Map<string, Buffer>;
  /** Number of pages reused from earlier builds. */
  reused: number;
}

interface BuildOptions {
  /** Added to the environment of this build. */
  env?: Record<string, string>;
  outDir?: string;
}

/** A copy of the shop that tests can edit and build. */
export interface ShopCopy {
  root: string;
  /** Reads a text file of the copy. */
  read: (path: string) => Promise<string>;
  /** Writes these files and removes those of earlier calls that are not among them. */
  put: (files: Files) => Promise<void>;
  /** Builds with the caches of earlier builds. */
  build: (options?: BuildOptions) => Promise<Built>;
  /**
   * Starts a process that bundles the pages and waits before it reads the content.
   * @returns builds in this process, or in another one if it is outdated
   */
  startAhead: () => Promise<() => Promise<Built & { outdated: boolean }>>;
  /** Builds without caches; the caches of earlier builds are restored afterwards. */
  buildFromScratch: () => Promise<Built>;
  /** Starts a build and kills it once it has logged this many pages. */
  interruptBuild: (pages: number) => Promise<void>;
  /** The files of a folder of the copy, by their relative paths. */
  readFolder: (folder: string) => Promise<Map<string, Buffer>>;
  remove: () => Promise<void>;
}

/**
 * Copies the shop, without its pictures, to a temporary folder.
 * @param env added to the environment of all its builds
 */
export async function copyShop(env: Record<string, string>): Promise<ShopCopy> {
  const root = await mkdtemp(join(tmpdir(), 'overtone-'));
  for (const path of COPIED) await cp(join(ROOT, path), join(root, path), { recursive: true });
  await rm(join(root, 'src', 'assets'), { recursive: true, force: true });
  await linkPackages(root);
  const written = new Map<string, string | Buffer>();

  function startBuild({ env: added = {}, outDir = 'dist' }: BuildOptions = {}) {
    const astro = join('scripts', 'toolchain', 'astro.ts');
    const child = spawn(process.execPath, [astro, 'build', '--outDir', outDir], {
      cwd: root,
      env: { ...withoutCms, ...env, ...added },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const { stdout, stderr } = child;
    if (!stdout || !stderr) throw new Error('The build has no output');
    let log = '';
    for (const stream of [stdout, stderr]) {
      stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
    }
    return { child, stdout, log: () => log };
  }

  async function resultOf(log: string, outDir = 'dist'): Promise<Built> {
    const reused = log.split(/\((?:restored|cached)\)/).length - 1;
    return { files: await readFolder(join(root, outDir)), reused };
  }

  async function build(options: BuildOptions = {}): Promise<Built> {
    const { child, log } = startBuild(options);
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(log());
    return resultOf(log(), options.outDir);
  }

  async function startAhead() {
    const { child, stdout, log } = startBuild({ env: { [STARTED_AHEAD]: 'true' } });
    while (!log().includes('Rearranging server assets')) {
      if (child.exitCode !== null) throw new Error(log());
      await once(stdout, 'data');
    }
    return async () => {
      child.send('build');
      const [code] = (await once(child, 'close')) as [number | null];
      if (code === OUTDATED) return { ...(await build()), outdated: true };
      if (code !== 0) throw new Error(log());
      return { ...(await resultOf(log())), outdated: false };
    };
  }

  const renameCaches = async (from: string, to: string) => {
    for (const name of CACHES) {
      await rm(join(root, name + to), { recursive: true, force: true });
      await rename(join(root, name + from), join(root, name + to)).catch(() => undefined);
    }
  };

  return {
    root,
    read: (path) => readFile(join(root, path), 'utf8'),
    async put(files) {
      for (const path of written.keys()) {
        if (!files.has(path)) {
          await rm(join(root, path));
          written.delete(path);
        }
      }
      for (const [path, content] of files) {
        if (written.get(path) === content) continue;
        await mkdir(dirname(join(root, path)), { recursive: true });
        await writeFile(join(root, path), content);
        written.set(path, content);
      }
    },
    build,
    startAhead,
    async buildFromScratch() {
      await renameCaches('', '-saved');
      try {
        return await build();
      } finally {
        await renameCaches('-saved', '');
      }
    },
    async interruptBuild(pages) {
      const { child, stdout, log } = startBuild();
      stdout.on('data', () => {
        if (log().split('├─').length > pages) child.kill('SIGKILL');
      });
      await once(child, 'exit');
    },
    readFolder: (folder) => readFolder(join(root, folder)),
    remove: () => rm(root, { recursive: true }),
  };
}

/** Links packages one by one, so that files that Vite writes to node_modules stay in the copy. */
async function linkPackages(root: string): Promise<void> {
  const packages = join(ROOT, 'node_modules');
  await mkdir(join(root, 'node_modules'));
  for (const name of await readdir(packages)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    await symlink(join(packages, name), join(root, 'node_modules', name), 'junction');
  }
}

async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(file.slice(folder.length + 1), await readFile(file));
  }
  return files;
}
