import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import texts from '~data/pictures.json';
import { readBuiltinCatalogue } from '~/content/builtin';
import { foreignWordsIn, simplifiedIn } from './wording';

const FOLDER = 'src/assets/products';
const ids = (await readBuiltinCatalogue('data/catalogue')).map(({ id }) => id);
const seen = Object.entries(texts);

const repeated = (all: readonly string[]) => all.filter((each, index) => all.indexOf(each) < index);

describe('the pictures of the built-in catalogue', () => {
  it('are one a product, no two alike', () => {
    const files = readdirSync(FOLDER);
    expect(files.sort()).toEqual(ids.map((id) => `${id}.webp`).sort());
    const hash = (file: string) =>
      createHash('sha256')
        .update(readFileSync(join(FOLDER, file)))
        .digest('hex');
    expect(repeated(files.map(hash))).toEqual([]);
  });

  it('are WebP, 1200 px square', async () => {
    const odd = await Promise.all(
      ids.map(async (id) => {
        const { format, width, height } = await sharp(join(FOLDER, `${id}.webp`)).metadata();
        return format === 'webp' && width === 1200 && height === 1200 ? [] : [id];
      }),
    );
    expect(odd.flat()).toEqual([]);
  });

  it('stand on the page’s own paper, to within 2 of 255', async () => {
    const theme = readFileSync('src/ui/theme.css', 'utf8');
    const paper = /--color-paper: #(..)(..)(..);/
      .exec(theme)
      ?.slice(1)
      .map((hex) => parseInt(hex, 16));
    if (!paper) throw new Error('The theme has no paper');
    const odd = await Promise.all(
      ids.map(async (id) => {
        const { data, info } = await sharp(join(FOLDER, `${id}.webp`))
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const at = (x: number, y: number) => (y * info.width + x) * info.channels;
        const [right, bottom] = [info.width - 1, info.height - 1];
        const corners = [at(0, 0), at(right, 0), at(0, bottom), at(right, bottom)];
        const far = corners.some((corner) =>
          paper.some((value, channel) => Math.abs((data[corner + channel] ?? 0) - value) > 2),
        );
        return far ? [id] : [];
      }),
    );
    expect(odd.flat()).toEqual([]);
  });
});

describe('what is said of them', () => {
  it('is there for each, in both languages, and never the same twice', () => {
    expect(seen.map(([id]) => id)).toEqual(ids);
    expect(repeated(seen.flatMap(([, { zh, en }]) => [zh, en]))).toEqual([]);
  });

  it('is in its own language', () => {
    expect(seen.filter(([, { en }]) => /\p{Script=Han}/u.test(en))).toEqual([]);
    expect(
      seen.flatMap(([id, { zh }]) =>
        [...foreignWordsIn(zh), ...simplifiedIn(zh)].map((word) => `${id}: ${word}`),
      ),
    ).toEqual([]);
  });
});
