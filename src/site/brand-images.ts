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

/** What social networks show of a page that has no picture of its own: 1200×630 px, the mark on the stage. */
export async function shareImage(): Promise<Buffer> {
  const drawing = await sharp(await mark(), { density: 900 })
    .resize(560, 560)
    .toBuffer();
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: '#14110d' } })
    .composite([{ input: drawing, gravity: 'centre' }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
