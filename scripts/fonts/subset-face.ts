import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../toolchain/node.mjs';

const require = createRequire(import.meta.url);

/** Maximum size in bytes: the amount that a phone receives in the round trip after a page's markup. */
const FACE_BUDGET = 28_000;

interface Face {
  /** For error messages, and part of the file name. */
  name: string;
  /** The full font as a module path: `@fontsource/x/files/x.woff2`. */
  from: string;
  characters: string;
  /** OpenType features to keep, e.g. `kern`. */
  features: string[];
  /** The range to keep of a variable font. */
  weights?: { min: number; max: number };
}

const FOLDER = '.cache/fonts';

/**
 * Subsets a font to the given characters. The result is cached until the characters, the options or
 * the full font change.
 *
 * @returns the path of the WOFF2 file, relative to the root of the project. Astro hashes the path
 *   into the name of the font family: an absolute one would make builds of two checkouts differ.
 * @throws an Error if the subset exceeds the size budget
 */
export async function subsetFace({
  name,
  from,
  characters,
  features,
  weights,
}: Face): Promise<string> {
  const fullFont = readFileSync(require.resolve(from));
  const options = {
    targetFormat: 'woff2',
    keepFeatures: features,
    // Excludes the glyphs that features would substitute: small capitals, vertical forms …
    noLayoutClosure: true,
    // At the pixel densities of phones, and on macOS, hints are ignored.
    noHinting: true,
    ...(weights && { variationAxes: { wght: weights } }),
  } as const;
  const hash = createHash('sha256')
    .update(fullFont)
    .update(characters)
    .update(JSON.stringify(options));
  const path = `${FOLDER}/${name}-${hash.digest('hex').slice(0, 16)}.woff2`;
  const file = join(root, path);
  if (existsSync(file)) return `./${path}`;

  const subset = await subsetFont(fullFont, characters, options);
  if (subset.byteLength > FACE_BUDGET) {
    throw new Error(
      `The subset of "${name}" has ${subset.byteLength} bytes for ${characters.length} characters; ` +
        `the budget is ${FACE_BUDGET} (scripts/fonts).`,
    );
  }
  mkdirSync(join(root, FOLDER), { recursive: true });
  // The rename is atomic: another build may be reading or writing the same file.
  writeFileSync(`${file}.${process.pid}`, subset);
  renameSync(`${file}.${process.pid}`, file);
  return `./${path}`;
}
