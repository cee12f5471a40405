import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { LINK_SIZE } from '~/ui/picture-sizes';

// All icons are generated from the favicon at build time.
const mark = () => readFile('public/favicon.svg');

/** px: browser tabs, home screens, app launchers. */
export const iconSizes = [32, 180, 192, 512] as const;

export const icon = async (size: number): Promise<Buffer> =>
  sharp(await mark(), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

const DARK = '#14110d';

/** The home page's hero picture; a dark area without one. */
const stage = async () => {
  const picture = await readFile('src/assets/scenes/hero.webp').catch(() => undefined);
  return picture
    ? sharp(picture).resize({ ...LINK_SIZE, fit: 'cover', position: 'top' })
    : sharp({ create: { ...LINK_SIZE, channels: 3, background: DARK } });
};

/** Open Graph image of pages without a picture: the mark on the hero picture. */
export async function shareImage(): Promise<Buffer> {
  const size = 148;
  const drawing = await sharp(await mark(), { density: (72 * size) / 48 })
    .resize(size, size)
    .toBuffer();
  return (await stage())
    .composite([{ input: drawing, left: 56, top: LINK_SIZE.height - size - 56 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
