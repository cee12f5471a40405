import { build, type Plugin } from 'esbuild';
import {
  existsSync,
  globSync,
  mkdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../toolchain/node.mjs';
import packageJson from './package.json' with { type: 'json' };

const app = relative(root, import.meta.dirname);

/** The folders of the shop that can be imported by an alias, as in tsconfig.json. */
const ALIASES = [
  ['~data/', 'data/'],
  ['~/', 'src/'],
] as const;

/** The file that an import names without its extension, relative to the root. */
function fileOf(path: string): string {
  const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile();
  const file = ['', '.ts', '/index.ts'].map((end) => path + end).find(isFile);
  if (!file) throw new Error(`${path} does not exist`);
  return relative(root, file);
}

/** Keeps imports between files, and reports the files that are imported. */
const keepImports = (imported: (file: string) => void): Plugin => ({
  name: 'keep-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^[.~]/ }, ({ path, kind, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      const alias = ALIASES.find(([start]) => path.startsWith(start));
      const file = fileOf(
        alias ? join(root, path.replace(alias[0], alias[1])) : join(resolveDir, path),
      );
      imported(file);
      const from = relative(resolveDir, join(root, file)).replaceAll(sep, '/');
      return { path: `./${from.replace(/\.ts$/, '.js')}`, external: true };
    });
  },
});

/**
 * Compiles the CMS, and the modules and data of the shop that it imports, into a folder with the structure of the
 * repository. Strapi loads CommonJS only.
 *
 * @returns the folder of the Strapi application in it
 */
export async function compile(outdir: string): Promise<string> {
  rmSync(outdir, { recursive: true, force: true });
  const compiled = new Set<string>();
  let files = new Set(
    globSync('{config,database,src}/**/*.{ts,json}', { cwd: import.meta.dirname })
      .filter((file) => !file.startsWith(join('src', 'admin')))
      .map((file) => join(app, file)),
  );
  while (files.size > 0) {
    for (const file of files) compiled.add(file);
    const imported = new Set<string>();
    await build({
      absWorkingDir: root,
      entryPoints: [...files],
      outdir,
      outbase: root,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'cjs',
      loader: { '.json': 'copy' },
      plugins: [keepImports((file) => imported.add(file))],
      logLevel: 'error',
    });
    files = imported.difference(compiled);
  }
  const links = [
    'node_modules',
    ...['node_modules', 'build', 'src/admin'].map((name) => join(app, name)),
  ];
  for (const folder of links) {
    mkdirSync(join(outdir, folder, '..'), { recursive: true });
    if (existsSync(join(root, folder)))
      symlinkSync(join(root, folder), join(outdir, folder), 'junction');
  }
  const type = 'commonjs';
  // For the modules of the shop: a package.json above the folder may say otherwise.
  writeFileSync(join(outdir, 'package.json'), JSON.stringify({ type }));
  writeFileSync(join(outdir, app, 'package.json'), JSON.stringify({ ...packageJson, type }));
  return join(outdir, app);
}
