import { hash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { digest } from '~/build/digest';
import { publicUrl } from '../public-url';
import type { BadPicture, ShopPicture } from '../shop-content';
import { CmsError } from './cms-error';
import {
  deadlineIn,
  fetchBody,
  PICTURES_TIMEOUT,
  TIMEOUT,
  type RequestOptions,
} from './fetch-body';
import type { PictureSource } from './validate-items';

export interface WantedPicture extends PictureSource {
  /** The id of the product or category that it shows, as in `ShopContent.pictures`. */
  of: string;
}

export interface FetchedPictures {
  /** By the id of what they show, in the order in which they were wanted. */
  files: Map<string, ShopPicture[]>;
  bad: BadPicture[];
}

const CONCURRENCY = 4;
/** After this many timeouts no more pictures are requested from a host. */
const MAX_TIMEOUTS = 3;
const MAX_BYTES = 20_000_000;
const MAX_PIXELS = 60_000_000;
/** Twice the width of the largest picture on a page, in px. */
const MAX_SIDE = 2400;
/** As sharp names them; `heif` is AVIF. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

/**
 * Fetches pictures into a folder, as WebP. The folder is a cache that later builds reuse: a picture
 * whose version it contains, undamaged, is not fetched again.
 */
export async function fetchPictures(
  wanted: readonly WantedPicture[],
  folder: string,
  timeout = TIMEOUT,
  totalTimeout = PICTURES_TIMEOUT,
): Promise<FetchedPictures> {
  await mkdir(folder, { recursive: true });
  const options = { timeout, maxBytes: MAX_BYTES, deadline: deadlineIn(totalTimeout) };
  const timeouts = new Map<string, number>();

  const fetchOne = async (picture: PictureSource) => {
    const { host } = new URL(picture.address);
    const timeoutsSoFar = () => timeouts.get(host) ?? 0;
    try {
      if (timeoutsSoFar() >= MAX_TIMEOUTS) throw new CmsError(`${host} timed out before`);
      return { file: await fetchPicture(picture, folder, options) };
    } catch (error) {
      if (error instanceof CmsError && error.details.timedOut) {
        timeouts.set(host, timeoutsSoFar() + 1);
      }
      return { reason: (error as Error).message };
    }
  };

  const distinct = new Map(wanted.map((picture) => [keyOf(picture), picture]));
  const results = await pMap(distinct.values(), fetchOne, { concurrency: CONCURRENCY });
  const resultOf = new Map([...distinct.keys()].map((key, index) => [key, results[index]]));

  const pictures: FetchedPictures = { files: new Map(), bad: [] };
  for (const picture of wanted) {
    const { file, reason = '' } = resultOf.get(keyOf(picture)) ?? {};
    const { of } = picture;
    if (file) pictures.files.set(of, [...(pictures.files.get(of) ?? []), { path: file }]);
    else pictures.bad.push({ of, address: publicUrl(picture.address), reason });
  }
  return pictures;
}

const keyOf = ({ address, version = '' }: PictureSource) => `${address}\n${version}`;

/**
 * The path of the picture's file.
 * @throws an Error with the reason why the picture cannot be used
 */
async function fetchPicture(
  picture: PictureSource,
  folder: string,
  options: RequestOptions,
): Promise<string> {
  const pathOf = (version: string) =>
    join(folder, `${digest(keyOf({ ...picture, version }))}.webp`);

  const { address, version } = picture;
  if (version && (await isIntact(pathOf(version)))) return pathOf(version);

  const bytes = await fetchBody(new URL(address), options);
  const path = pathOf(version ?? bytes.toString('base64'));
  const webp = await toWebp(bytes);
  await replaceFile(path, webp);
  await replaceFile(sumPath(path), sumOf(webp));
  return path;
}

/** Another build may read the folder at the same time and must not find an incomplete file. */
async function replaceFile(path: string, content: Buffer | string): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

/** Contains the length and hash of a picture, to tell whether the picture is damaged. */
const sumPath = (path: string) => `${path}.sum`;

const sumOf = (picture: Buffer) => `${picture.length} ${hash('sha1', picture)}`;

/** Whether the cache has this picture as it was stored. */
async function isIntact(path: string): Promise<boolean> {
  try {
    const [picture, sum] = await Promise.all([readFile(path), readFile(sumPath(path), 'utf8')]);
    return sumOf(picture) === sum;
  } catch {
    return false; // one of them is missing
  }
}

/** Decodes the whole picture, which proves that it is one, and applies its EXIF orientation. */
async function toWebp(bytes: Buffer): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await image.metadata();
  if (!FORMATS.has(format)) throw new Error(`${format} pictures are not supported`);
  return image
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 95 })
    .toBuffer();
}
