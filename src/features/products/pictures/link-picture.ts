import { getEntry } from 'astro:content';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const WIDTH = 1200;
const HEIGHT = 630;
/** The colour of the page, `--color-paper` in `ui/theme.css`. */
const PAPER = '#efece7';

/** Cache of generated pictures, named after a hash of their inputs. */
const CACHE = '.cache/link-pictures';

/** Path of the picture that messengers and social networks show with a link to a product. */
export const linkPictureUrl = (id: string): string => `/link-pictures/${id}.jpg`;

/** The file of a product's picture, relative to the project; `undefined` without one. */
export async function pictureFile(id: string): Promise<string | undefined> {
  const entry = await getEntry('pictures', `product/${id}`);
  return entry?.data.file && entry.filePath;
}

/** A picture on the page's background, as a JPEG of 1200 × 630 px; some messengers reject WebP. */
export async function linkPicture(file: string): Promise<Buffer> {
  const source = await readFile(file);
  const hash = createHash('sha256').update(`${WIDTH} ${HEIGHT} ${PAPER}`).update(source);
  const cached = `${CACHE}/${hash.digest('hex').slice(0, 32)}.jpg`;
  const known = await readFile(cached).catch(() => undefined);
  // The end marker of JPEG: a truncated file is generated again.
  if (known?.subarray(-2).equals(Buffer.from([0xff, 0xd9]))) return known;
  const picture = await sharp(source)
    .flatten({ background: PAPER })
    .resize(WIDTH, HEIGHT, { fit: 'contain', background: PAPER })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  await mkdir(CACHE, { recursive: true });
  // Products with equal pictures may be rendered at the same time.
  const unfinished = `${cached}.${randomUUID()}`;
  await writeFile(unfinished, picture);
  await rename(unfinished, cached);
  return picture;
}
