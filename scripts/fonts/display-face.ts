import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../node.mjs';
import { headingCharacters } from './heading-characters.ts';

const require = createRequire(import.meta.url);
const WHOLE = '@expo-google-fonts/noto-serif-hk/600SemiBold/NotoSerifHK_600SemiBold.ttf';

/** Bytes that a page may spend on the face of its Chinese headings. */
export const DISPLAY_FACE_BUDGET = 60_000;

/**
 * Cuts Noto Serif HK to the characters of the shop's Chinese headings, and gives the WOFF2 file's
 * path; kept in .cache until those characters or the whole face change.
 *
 * @throws when the cut is over its budget
 */
export async function cutDisplayFace(): Promise<string> {
  const characters = headingCharacters();
  const whole = readFileSync(require.resolve(WHOLE));
  const name = createHash('sha256').update(whole).update(characters).digest('hex').slice(0, 16);
  const folder = join(root, '.cache', 'fonts');
  const file = join(folder, `display-${name}.woff2`);
  if (existsSync(file)) return file;

  // Without the forms that features would put in their place: small capitals, vertical ones …
  const cut = await subsetFont(whole, characters, { targetFormat: 'woff2', noLayoutClosure: true });
  if (cut.byteLength > DISPLAY_FACE_BUDGET) {
    throw new Error(
      `The Chinese display face has ${cut.byteLength} bytes for ${characters.length} characters; ` +
        `${DISPLAY_FACE_BUDGET} are allowed. Fewer words in headings, or fewer headings ` +
        '(scripts/fonts/heading-characters.ts).',
    );
  }
  mkdirSync(folder, { recursive: true });
  // Two builds may cut at once, and neither may read half a file.
  writeFileSync(`${file}.${process.pid}`, cut);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
