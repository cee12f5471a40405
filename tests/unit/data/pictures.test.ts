import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import texts from '~data/pictures.json';
import { readBuiltinCatalogue } from '~/content/builtin';
import { duplicatesIn } from './duplicates';
import { foreignWordsIn, simplifiedIn } from './wording';

const FOLDER = 'src/assets/products';
/** For a main picture: it is published as it is. */
const MAX_MAIN_BYTES = 80 * 1024;
/** For one view, and for all views of all products. */
const MAX_VIEW_BYTES = 40 * 1024;
const MAX_VIEWS_BYTES = 16 * 1024 ** 2;

interface AltTexts {
  zh: string;
  en: string;
}
const entries: Record<string, AltTexts & { views?: Record<string, AltTexts> }> = texts;

const ids = (await readBuiltinCatalogue('data/catalogue')).map(({ id }) => id);
const views = Object.entries(entries).flatMap(([id, entry]) =>
  Object.entries(entry.views ?? {}).map(([view, alt]) => [`${id}-${view}`, alt] as const),
);
/** By the file name of the picture. */
const altTexts = [...Object.entries(entries), ...views];
const pictures = [...ids, ...views.map(([name]) => name)];

describe('the pictures of the built-in catalogue', () => {
  it('are one per product and one per view with an alt text, all different', () => {
    const files = readdirSync(FOLDER);
    expect(files.sort()).toEqual(pictures.map((name) => `${name}.webp`).sort());
    const hash = (file: string) =>
      createHash('sha256')
        .update(readFileSync(join(FOLDER, file)))
        .digest('hex');
    expect(duplicatesIn(files.map(hash))).toEqual([]);
  });

  it('are square WebP files of 1200 px', async () => {
    const wrong = await Promise.all(
      pictures.map(async (name) => {
        const { format, width, height } = await sharp(join(FOLDER, `${name}.webp`)).metadata();
        return format === 'webp' && width === 1200 && height === 1200 ? [] : [name];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  const sizeOf = (name: string) => statSync(join(FOLDER, `${name}.webp`)).size;

  it('have at most 80 KB', () => {
    expect(ids.filter((id) => sizeOf(id) > MAX_MAIN_BYTES)).toEqual([]);
  });

  it('add at most 40 KB a view, and 16 MB in all', () => {
    const sizes = views.map(([name]) => sizeOf(name));
    expect(views.filter((_, index) => (sizes[index] ?? 0) > MAX_VIEW_BYTES)).toEqual([]);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_VIEWS_BYTES);
  });

  // One test per picture, because decoding all of them may exceed the time limit of a test.
  it.each(ids)('have the background colour of the page, to within 2 of 255: %s', async (id) => {
    const theme = readFileSync('src/ui/theme.css', 'utf8');
    const paper = /--color-paper: #(..)(..)(..);/
      .exec(theme)
      ?.slice(1)
      .map((hex) => parseInt(hex, 16));
    if (!paper) throw new Error('theme.css has no --color-paper');
    const { data, info } = await sharp(join(FOLDER, `${id}.webp`))
      .resize(150) // decoded at a fraction of its size
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => (y * info.width + x) * info.channels;
    const [right, bottom] = [info.width - 1, info.height - 1];
    for (const corner of [at(0, 0), at(right, 0), at(0, bottom), at(right, bottom)]) {
      const differences = paper.map((value, channel) =>
        Math.abs((data[corner + channel] ?? 0) - value),
      );
      expect(Math.max(...differences)).toBeLessThanOrEqual(2);
    }
  });
});

describe('alt texts', () => {
  it('exist for each product in both languages, all different', () => {
    expect(new Set(Object.keys(entries))).toEqual(new Set(ids));
    expect(duplicatesIn(altTexts.flatMap(([, { zh, en }]) => [zh, en]))).toEqual([]);
  });

  it('are in their own language', () => {
    expect(altTexts.filter(([, { en }]) => /\p{Script=Han}/u.test(en))).toEqual([]);
    expect(
      altTexts.flatMap(([id, { zh }]) =>
        [...foreignWordsIn(zh), ...simplifiedIn(zh)].map((word) => `${id}: ${word}`),
      ),
    ).toEqual([]);
  });
});
