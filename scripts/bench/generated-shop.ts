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
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { runBuild } from '../build/run-build.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { createPageTimes } from './page-times.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Files that a build does not need. */
const EXCLUDED =
  /^(\.git|\.cache|\.astro|node_modules|dist.*|tests|docs|scripts\/(cms|photography))$/;
/** The pages of the catalogue alone: 20,000 product pages would take minutes to build. */
const CATALOGUE = ['[...locale]/instruments', 'data'];
/** A page for each product picture, which would take hours to make for 10,000. */
const PICTURE_PAGES = 'link-pictures';
const PICTURES = 'src/features/products/pictures/pictures.ts';

function isWanted(path: string, pages: 'all' | 'catalogue'): boolean {
  if (EXCLUDED.test(path)) return false;
  if (pages === 'catalogue' && path === 'src/assets') return false;
  if (!path.startsWith('src/pages/')) return true;
  const page = path.slice('src/pages/'.length);
  if (pages === 'all') return page !== PICTURE_PAGES;
  return CATALOGUE.some(
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
  const srcset = [320, 480, 640].map((width) => \`\${address(width)} \${width}w\`).join(', ');
  return { src: address(320), srcset, width: 320, height: 320 };
}
`;
/** URLs of pictures that only the benchmark's server has. */
export const GENERATED_PICTURE = /^\/_astro\/\d+\.\w{8}_\w{6}\.webp$/;

/** What a build took. */
export interface BuildCost {
  /** Output folder. */
  dist: string;
  /** Wall-clock and CPU time in s. */
  seconds: number;
  cpu: number;
  /** Peak memory in bytes. */
  memory: number;
  /** Wall-clock time of each phase in s. */
  phases: ReadonlyMap<string, number>;
  /** Wall-clock ms per page. */
  product: number;
  catalogue: number;
}

/** Reports what a process used when it ends, in a file that the variable `USAGE` names. */
const reportUsage = `
import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(process.env.USAGE, JSON.stringify(process.resourceUsage())));
`;

/**
 * Copies the shop to a separate folder, where it is built with generated products.
 * @param pages `catalogue`: without product pages and those of other rooms
 */
export function copyShop(pages: 'all' | 'catalogue' = 'catalogue') {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-bench-'));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => isWanted(relative(ROOT, source).split(sep).join('/'), pages),
  });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  renameSync(
    join(folder, PICTURES),
    join(folder, PICTURES.replace('pictures.ts', 'shop-pictures.ts')),
  );
  writeFileSync(join(folder, PICTURES), generatedPictures);

  const writeCatalogue = (catalogue: Readonly<Record<string, unknown>>) => {
    for (const [category, entries] of Object.entries(catalogue)) {
      writeFileSync(join(folder, 'data/catalogue', `${category}.json`), JSON.stringify(entries));
    }
  };
  let builds = 0;

  /**
   * Each build has its output in a folder of its own, because writing after deleting many files is many
   * times slower on ext4. Astro must not notice: it reuses pages only for the same output folder.
   * @param profiles folder for CPU profiles
   */
  async function build({ profiles }: { profiles?: string } = {}): Promise<BuildCost> {
    builds += 1;
    const output = join(folder, 'dist');
    const dist = `${output}-${builds}`;
    const usage = join(folder, 'usage.json');
    const phases = new Map<string, number>();
    const start = performance.now();
    let phase = 'start';
    let phaseStart = start;
    const endPhase = (next: string) => {
      const now = performance.now();
      phases.set(phase, (phases.get(phase) ?? 0) + (now - phaseStart) / 1000);
      [phase, phaseStart] = [next, now];
    };
    const times = createPageTimes();
    await runBuild({
      command: [
        process.execPath,
        ...(profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : []),
        '--import',
        `data:text/javascript,${encodeURIComponent(reportUsage)}`,
        join(ROOT, 'scripts/toolchain/astro.ts'),
        'build',
      ],
      cwd: folder,
      env: { ...process.env, CMS_URL: '', USAGE: usage },
      onLine(line, event) {
        times.read(stripVTControlCharacters(line));
        if (event?.type === 'phase') endPhase(event.phase);
      },
      signal: new AbortController().signal,
    });
    endPhase('');
    renameSync(output, dist);
    const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(
      readFileSync(usage, 'utf8'),
    ) as NodeJS.ResourceUsage;
    return {
      dist,
      seconds: (performance.now() - start) / 1000,
      cpu: (userCPUTime + systemCPUTime) / 1e6,
      memory: maxRSS * 1024,
      phases,
      product: times.mean('product'),
      catalogue: times.mean('catalogue'),
    };
  }

  return {
    folder,
    build,
    /** Fills the shop with `count` generated products. */
    stock: (count: number) => {
      writeCatalogue(generateCatalogue(count));
    },
    /** Changes the price of one product, as an editor does. */
    changePrice(count: number) {
      const catalogue = generateCatalogue(count);
      const product = catalogue.guitars[0];
      if (product) product.price += builds;
      writeCatalogue(catalogue);
    },
    /** Has the next build render all pages; pictures are kept. */
    forgetPages: () => {
      rmSync(join(folder, '.cache/astro/generation.json'), { force: true });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
