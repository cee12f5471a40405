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

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const COPIED = [
  'astro.config.mjs',
  'astro-i18next.config.ts',
  'data',
  'package.json',
  'package-lock.json',
  'public',
  'scripts/build',
  'scripts/toolchain/astro.ts',
  'scripts/fonts',
  'scripts/incremental',
  'scripts/toolchain/node.mjs',
  'src',
  'tsconfig.json',
];

/** What builds leave behind for each other. */
const LEFT_BEHIND = ['.cache', '.astro'];

/** The environment, but for the shop's own settings in it. */
const withoutCms = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('CMS_')),
);

/** Files by their path from the root of the shop. */
export type Files = ReadonlyMap<string, string | Buffer>;

interface Built {
  files: Map<string, Buffer>;
  /** How many pages are from builds before. */
  kept: number;
}

interface BuildOptions {
  /** Added to the environment of the copy. */
  env?: Record<string, string>;
  outDir?: string;
}

/** A shop of its own, whose files can be changed and which can be built. */
export interface ShopCopy {
  root: string;
  /** Reads a text file of the shop as it was copied. */
  read: (path: string) => Promise<string>;
  /** Makes these, of all files that were ever given, the ones that there are. */
  put: (files: Files) => Promise<void>;
  /** Builds as a shop is built: with what the builds before left behind. */
  build: (options?: BuildOptions) => Promise<Built>;
  /** Builds as on a machine that never built it; later builds know nothing of it. */
  buildFromNothing: () => Promise<Built>;
  /** Begins to build, and is killed when it has told of so many pages. */
  breakOffBuild: (pages: number) => Promise<void>;
  remove: () => Promise<void>;
}

/** Copies the shop, without its pictures. */
export async function copyShop(env: Record<string, string>): Promise<ShopCopy> {
  const root = await mkdtemp(join(tmpdir(), 'overtone-'));
  for (const path of COPIED) await cp(join(ROOT, path), join(root, path), { recursive: true });
  await rm(join(root, 'src', 'assets'), { recursive: true, force: true });
  await linkPackages(root);
  const known = new Map<string, string | Buffer>();

  function startBuild({ env: added = {}, outDir = 'dist' }: BuildOptions = {}) {
    const astro = join('scripts', 'toolchain', 'astro.ts');
    const child = spawn(process.execPath, [astro, 'build', '--outDir', outDir], {
      cwd: root,
      env: { ...withoutCms, ...env, ...added },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
    }
    return { child, log: () => log };
  }

  async function build(options: BuildOptions = {}): Promise<Built> {
    const { child, log } = startBuild(options);
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(log());
    const kept = log().split('(restored)').length - 1;
    return { files: await readFolder(join(root, options.outDir ?? 'dist')), kept };
  }

  const moveAside = async (from: string, to: string) => {
    for (const name of LEFT_BEHIND) {
      await rm(join(root, name + to), { recursive: true, force: true });
      await rename(join(root, name + from), join(root, name + to)).catch(() => undefined);
    }
  };

  return {
    root,
    read: (path) => readFile(join(root, path), 'utf8'),
    async put(files) {
      for (const path of known.keys()) {
        if (!files.has(path)) {
          await rm(join(root, path));
          known.delete(path);
        }
      }
      for (const [path, content] of files) {
        if (known.get(path) === content) continue;
        await mkdir(dirname(join(root, path)), { recursive: true });
        await writeFile(join(root, path), content);
        known.set(path, content);
      }
    },
    build,
    async buildFromNothing() {
      await moveAside('', '-kept');
      try {
        return await build();
      } finally {
        await moveAside('-kept', '');
      }
    },
    async breakOffBuild(pages) {
      const { child, log } = startBuild();
      child.stdout.on('data', () => {
        if (log().split('├─').length > pages) child.kill('SIGKILL');
      });
      await once(child, 'exit');
    },
    remove: () => rm(root, { recursive: true }),
  };
}

/** Link by link, so that what Vite puts into node_modules stays in the copy. */
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
