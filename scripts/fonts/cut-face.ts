import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../toolchain/node.mjs';

const require = createRequire(import.meta.url);

/** What a phone that has just had a page's markup gets in one round trip more, in bytes. */
const FACE_BUDGET = 28_000;

interface Face {
  /** What an error calls it, and part of the file's name. */
  name: string;
  /** The whole face, as a module's file: `@fontsource/x/files/x.woff2`. */
  from: string;
  characters: string;
  /** OpenType's names of what is kept beside plain glyphs, e.g. `kern`. */
  features: string[];
  /** Of a variable face. */
  weights?: { min: number; max: number };
}

/**
 * Cuts a face to some characters, and gives the WOFF2 file's path; kept in .cache until the
 * characters, the options or the whole face change.
 *
 * @throws when the cut is over the budget
 */
export async function cutFace({ name, from, characters, features, weights }: Face) {
  const whole = readFileSync(require.resolve(from));
  const options = {
    targetFormat: 'woff2',
    keepFeatures: features,
    // Without the forms that features would put in their place: small capitals, vertical ones …
    noLayoutClosure: true,
    ...(weights && { variationAxes: { wght: weights } }),
  } as const;
  const hash = createHash('sha256')
    .update(whole)
    .update(characters)
    .update(JSON.stringify(options));
  const folder = join(root, '.cache', 'fonts');
  const file = join(folder, `${name}-${hash.digest('hex').slice(0, 16)}.woff2`);
  if (existsSync(file)) return file;

  const cut = await subsetFont(whole, characters, options);
  if (cut.byteLength > FACE_BUDGET) {
    throw new Error(
      `The face "${name}" has ${cut.byteLength} bytes for ${characters.length} characters; ` +
        `${FACE_BUDGET} are allowed (scripts/fonts).`,
    );
  }
  mkdirSync(folder, { recursive: true });
  // Two builds may cut at once, and neither may read half a file.
  writeFileSync(`${file}.${process.pid}`, cut);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
