import { getEntry } from 'astro:content';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { LINK_SIZE, QUALITY, HOVER_SIZE } from '~/ui/picture-sizes';
import { getProducts } from '../products';

// Pictures at addresses without a hash, which cannot be in a page or take too many bytes there.

/** The colour of the page, `--color-paper` in `ui/theme.css`. */
const PAPER = '#efece7';

/** Cache of generated pictures, named after a hash of their inputs. */
const CACHE = '.cache/renditions';

const renditions = {
  /** The preview in messengers and social networks; not WebP, which some reject. */
  link: {
    view: 0,
    ...LINK_SIZE,
    format: 'jpeg',
    options: { quality: 80, mozjpeg: true },
  },
  /** The picture on a card while it is hovered. */
  hover: { view: 1, ...HOVER_SIZE, format: 'webp', options: { quality: QUALITY } },
} as const;
export type Rendition = keyof typeof renditions;

export const linkPictureUrl = (id: string): string => `/link-pictures/${id}.jpg`;

/** The products that have the picture of which this rendition is made, with its file, for `getStaticPaths`. */
export async function renditionPaths(name: Rendition) {
  const products = await getProducts();
  const paths = products.map(async ({ id }) => {
    const entry = await getEntry('pictures', `product/${id}`);
    const file = entry?.data.views[renditions[name].view]?.path;
    return file ? [{ params: { id }, props: { file } }] : [];
  });
  return (await Promise.all(paths)).flat();
}

/** A rendition of a picture file. */
export async function renderPicture(name: Rendition, file: string): Promise<Buffer> {
  const source = await readFile(file);
  const { width, height, format, options } = renditions[name];
  const settings = JSON.stringify([renditions[name], PAPER]);
  const hash = createHash('sha256').update(settings).update(source);
  const cached = `${CACHE}/${hash.digest('hex').slice(0, 32)}`;
  const known = await readFile(cached).catch(() => undefined);
  if (known) return known;
  const picture = await sharp(source)
    .flatten({ background: PAPER })
    .resize(width, height, { fit: 'contain', background: PAPER })
    .toFormat(format, options)
    .toBuffer();
  await mkdir(CACHE, { recursive: true });
  // Products with equal pictures may be rendered at the same time, and a build may be stopped.
  const unfinished = `${cached}.${randomUUID()}`;
  await writeFile(unfinished, picture);
  await rename(unfinished, cached);
  return picture;
}
