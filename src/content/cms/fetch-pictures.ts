import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { digest } from '~/build/digest';
import { once } from '~/lib/once';
import { publicUrl } from '../public-url';
import type { BadPicture, ShopPicture } from '../shop-content';
import { CmsError } from './cms-error';
import { fetchBody, PICTURES_TIMEOUT, TIMEOUT } from './fetch-body';
import type { Fault } from '~/i18n/reasons';
import { pictureFault, pictureLimits } from './picture-limits';
import type { PictureSource } from './validate-items';

export interface WantedPicture extends PictureSource {
  /** The id of the product or category that it shows, as in `ShopContent.pictures`. */
  of: string;
}

export interface FetchedPictures {
  /** By the id of their product or category, in the order in which they were requested. */
  files: Map<string, ShopPicture[]>;
  bad: BadPicture[];
}

const CONCURRENCY = 4;
/** After this many timeouts no more pictures are requested from a host. */
const MAX_TIMEOUTS = 3;
/** Twice the width of a product's largest picture on a page, in px. */
const MAX_SIDE = 2400;

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
  const options = {
    timeout,
    maxBytes: pictureLimits.size,
    deadline: AbortSignal.timeout(totalTimeout),
  };
  const timeouts = new Map<string, number>();

  const request = async (address: string): Promise<Buffer> => {
    const { host } = new URL(address);
    const timeoutsSoFar = () => timeouts.get(host) ?? 0;
    if (timeoutsSoFar() >= MAX_TIMEOUTS) {
      throw new CmsError(`${host} timed out before`, { timedOut: 'series' });
    }
    return fetchBody(new URL(address), options).catch((error: unknown) => {
      if (error instanceof CmsError && error.details.timedOut === 'request') {
        timeouts.set(host, timeoutsSoFar() + 1);
      }
      throw error;
    });
  };

  const fetchOne = once(async (_: string, picture: PictureSource) => {
    try {
      return { file: await fetchPicture(picture, folder, request) };
    } catch (error) {
      return { fault: faultOf(error as Error) };
    }
  });

  const pictures: FetchedPictures = { files: new Map(), bad: [] };
  const results = await pMap(
    wanted,
    async (picture) => ({ ...picture, ...(await fetchOne(keyOf(picture), picture)) }),
    { concurrency: CONCURRENCY },
  );
  for (const { of, address, alt, file, fault } of results) {
    if (file) pictures.files.set(of, [...(pictures.files.get(of) ?? []), { path: file, alt }]);
    else if (fault) pictures.bad.push({ of, address: publicUrl(address), ...fault });
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
  request: (address: string) => Promise<Buffer>,
): Promise<string> {
  const pathOf = (version: string) =>
    join(folder, `${digest(keyOf({ ...picture, version }))}.webp`);

  const { address, version } = picture;
  if (version && (await isWhole(pathOf(version)))) return pathOf(version);

  const bytes = await request(address);
  const path = pathOf(version ?? bytes.toString('base64'));
  const webp = await toWebp(bytes);
  // Another build may read the folder at the same time and must not find an incomplete file.
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, webp);
  await rename(unfinished, path);
  return path;
}

/** Whether the cached file is complete, by the length in its WebP header. */
async function isWhole(path: string): Promise<boolean> {
  const file = await readFile(path).catch(() => Buffer.alloc(0));
  return (
    file.length > 8 &&
    file.toString('latin1', 0, 4) === 'RIFF' &&
    file.readUInt32LE(4) + 8 === file.length
  );
}

/** A picture that the shop does not show. */
class PictureError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.reason);
  }
}

function faultOf(error: Error): Fault & Pick<BadPicture, 'transient'> {
  if (error instanceof PictureError) return error.fault;
  const isTransient = error instanceof CmsError && error.isTransient;
  return { reason: error.message, ...(isTransient && { transient: true }) };
}

/** Decodes the whole picture, which proves that it is one, and applies its EXIF orientation. */
async function toWebp(bytes: Buffer): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error' });
  const fault = pictureFault(await image.metadata());
  if (fault) throw new PictureError(fault);
  return image
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 95 })
    .toBuffer();
}
