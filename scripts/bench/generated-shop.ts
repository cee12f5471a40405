import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { root } from '../toolchain/node.mjs';
import { generateCatalogue } from './generate-catalogue.ts';

/** Files that a build does not need. */
// A page for each product picture would take hours to make for 10,000.
const EXCLUDED =
  /^(\.git|\.cache|\.astro|node_modules|dist.*|tests|docs|scripts\/(photography|cms\/(node_modules|build|\.data))|src\/pages\/(link-pictures|hover-pictures))$/;
const PICTURES = 'src/features/products/pictures/pictures.ts';

/**
 * Replaces the pictures module so that no picture is resized: each product gets unique URLs of
 * the form and length that Astro generates. The benchmark's server answers each with a picture.
 */
const generatedPictures = `
import { createHash } from 'node:crypto';
import { CARD_WIDTHS } from '~/ui/picture-sizes';
import type { Picture } from './shop-pictures';
export * from './shop-pictures';

export async function cardPicture({ id }: { id: string }): Promise<Picture> {
  const hash = (of: string) => createHash('sha256').update(of).digest('base64url').replace(/[-_]/g, 'a');
  const source = hash(id).slice(0, 8);
  const address = (width: number) =>
    \`/_astro/\${id}.\${source}_\${hash(id + width).slice(0, 6)}.webp\`;
  const srcset = CARD_WIDTHS.map((width) => \`\${address(width)} \${width}w\`).join(', ');
  const [width] = CARD_WIDTHS;
  return { src: address(width), srcset, width, height: width };
}
`;
/** URLs of pictures that only the benchmark's server has. */
export const GENERATED_PICTURE = /^\/_astro\/\d+\.\w{8}_\w{6}\.webp$/;

/** Resources that a build used. */
interface BuildCost {
  /** Output folder. */
  dist: string;
  /** Wall-clock and CPU time in s. */
  seconds: number;
  cpu: number;
  /** Peak memory in bytes. */
  memory: number;
}

/** Reports what a process used when it ends, in a file that the variable `USAGE` names. */
const reportUsage = `
import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(process.env.USAGE, JSON.stringify(process.resourceUsage())));
`;

/** Copies the shop to a separate folder, where it is built with generated products. */
export function copyShop() {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-bench-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !EXCLUDED.test(relative(root, source).split(sep).join('/')),
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  renameSync(
    join(folder, PICTURES),
    join(folder, PICTURES.replace('pictures.ts', 'shop-pictures.ts')),
  );
  writeFileSync(join(folder, PICTURES), generatedPictures);

  let builds = 0;

  /**
   * Each build has a separate output folder, because writing after deleting many files is many
   * times slower on ext4.
   */
  function build(): BuildCost {
    builds += 1;
    const dist = join(folder, `dist-${builds}`);
    const usage = join(folder, 'usage.json');
    const start = performance.now();
    execFileSync(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(reportUsage)}`,
        join(folder, 'scripts', 'build.ts'),
        '--outDir',
        dist,
      ],
      {
        env: { ...process.env, CMS_URL: '', USAGE: usage },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(
      readFileSync(usage, 'utf8'),
    ) as NodeJS.ResourceUsage;
    return {
      dist,
      seconds: (performance.now() - start) / 1000,
      cpu: (userCPUTime + systemCPUTime) / 1e6,
      memory: maxRSS * 1024,
    };
  }

  return {
    build,
    /** Fills the shop with `count` generated products. */
    stock: (count: number) => {
      for (const [category, entries] of Object.entries(generateCatalogue(count))) {
        writeFileSync(join(folder, 'data/catalogue', `${category}.json`), JSON.stringify(entries));
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
