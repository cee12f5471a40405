import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

const [WIDTH, HEIGHT, GAP, COLUMNS] = [360, 780, 24, 6];

/** Makes a contact sheet: the top of each picture under its name. */
export async function makeSheet(
  file: string,
  pictures: readonly { name: string; file: string }[],
): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const cells = await Promise.all(
    pictures.map(async (picture, index): Promise<OverlayOptions[]> => {
      const left = GAP + (index % COLUMNS) * (WIDTH + GAP);
      const top = GAP + Math.floor(index / COLUMNS) * (HEIGHT + 2 * GAP);
      const scaled = sharp(await sharp(picture.file).resize(WIDTH).png().toBuffer());
      const { height } = await scaled.metadata();
      const small = await scaled
        .extract({ left: 0, top: 0, width: WIDTH, height: Math.min(height, HEIGHT) })
        .toBuffer();
      const name = `<svg width="${WIDTH}" height="${GAP}"><text y="17" font-family="sans-serif" font-size="14">${picture.name}</text></svg>`;
      return [
        { input: small, left, top: top + GAP },
        { input: Buffer.from(name), left, top },
      ];
    }),
  );
  await sharp({
    create: {
      width: GAP + COLUMNS * (WIDTH + GAP),
      height: GAP + Math.ceil(pictures.length / COLUMNS) * (HEIGHT + 2 * GAP),
      channels: 3,
      background: '#fff',
    },
  })
    .composite(cells.flat())
    .webp({ quality: 80 })
    .toFile(file);
}
