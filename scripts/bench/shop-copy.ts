import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateCatalogue } from './generate-catalogue.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Excluded: files that a build does not need, and pictures, which would take an hour to resize. */
const EXCLUDED =
  /^(\.git|\.cache|\.astro|node_modules|dist|tests|docs|scripts\/(cms|photography)|src\/assets)$/;
/** The pages that the benchmark opens. 20,000 product pages would take minutes to build. */
const PAGES = ['[...locale]/instruments', 'data'];
const PICTURES = 'src/features/products/pictures.ts';

function isWanted(path: string): boolean {
  if (EXCLUDED.test(path)) return false;
  if (!path.startsWith('src/pages/')) return true;
  const page = path.slice('src/pages/'.length);
  return PAGES.some(
    (wanted) => `${page}/`.startsWith(`${wanted}/`) || wanted.startsWith(`${page}/`),
  );
}

/**
 * Replaces the pictures module so that no picture is resized: each product gets unique URLs of
 * the form and length that Astro generates. The benchmark's server answers each with a picture.
 */
const generatedPictures = `
import { createHash } from 'node:crypto';
import type { Picture } from './shop-pictures';
export * from './shop-pictures';

export async function cardPicture({ id }: { id: string }): Promise<Picture> {
  const hash = (of: string) => createHash('sha256').update(of).digest('base64url').replace(/[-_]/g, 'a');
  const source = hash(id).slice(0, 8);
  const address = (width: number) =>
    \`/_astro/\${id}.\${source}_\${hash(id + width).slice(0, 6)}.webp\`;
  const srcset = [240, 400, 640].map((width) => \`\${address(width)} \${width}w\`).join(', ');
  return { src: address(640), srcset, width: 640, height: 640 };
}
`;
/** URLs of pictures that only the benchmark's server has. */
export const GENERATED_PICTURE = /^\/_astro\/\d+\.\w{8}_\w{6}\.webp$/;

/** Copies the files that a build of the catalogue needs to a separate folder. */
export function copyShop() {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-bench-'));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => isWanted(relative(ROOT, source).split(sep).join('/')),
  });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  renameSync(
    join(folder, PICTURES),
    join(folder, PICTURES.replace('pictures.ts', 'shop-pictures.ts')),
  );
  writeFileSync(join(folder, PICTURES), generatedPictures);

  return {
    /** Builds the catalogue with `count` generated products; resolves to the output folder. */
    build(count: number): string {
      for (const [category, entries] of Object.entries(generateCatalogue(count))) {
        writeFileSync(join(folder, 'data/catalogue', `${category}.json`), JSON.stringify(entries));
      }
      rmSync(join(folder, '.cache'), { recursive: true, force: true });
      const dist = join(folder, `dist-${count}`);
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(ROOT, 'scripts/toolchain/astro.ts'), 'build', '--outDir', dist],
        { cwd: folder, encoding: 'utf8', env: { ...process.env, CMS_URL: '' } },
      );
      if (status !== 0)
        throw new Error(`the build of ${count} products failed:\n${stdout}${stderr}`);
      return dist;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
