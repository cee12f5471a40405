import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

// Drawn from the one mark when the shop is built, so that no picture of it can be out of date.
const mark = () => readFile('public/favicon.svg');

/** px: browser tab, home screens of phones, app lists. */
export const iconSizes = [32, 180, 192, 512] as const;

export const icon = async (size: number): Promise<Buffer> =>
  sharp(await mark(), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

const WIDTH = 1200;
const HEIGHT = 630;
const DARK = '#14110d';

/** The stage of the home page; plain dark in a shop without its pictures. */
const stage = async () => {
  const picture = await readFile('src/assets/scenes/hero.webp').catch(() => undefined);
  return picture
    ? sharp(picture).resize(WIDTH, HEIGHT, { fit: 'cover', position: 'top' })
    : sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: DARK } });
};

/** What social networks show of a page that has no picture of its own: 1200×630 px, the mark on the stage. */
export async function shareImage(): Promise<Buffer> {
  const size = 148;
  const drawing = await sharp(await mark(), { density: (72 * size) / 48 })
    .resize(size, size)
    .toBuffer();
  return (await stage())
    .composite([{ input: drawing, left: 56, top: HEIGHT - size - 56 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
