import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BadPicture } from '../shop-content';
import { digest } from '~/site/digest';
import type { Picture } from './validate';
import { CmsError } from './cms-error';
import { inParallel } from './parallel';
import { read, TIMEOUT } from './request';

/** A picture and what it is of, as in `ShopContent.pictures`. */
export interface WantedPicture extends Picture {
  of: string;
}

export interface Pictures {
  /** Absolute paths, by what they show. */
  files: Map<string, string>;
  bad: BadPicture[];
}

const AT_A_TIME = 4;
/** A host that was too slow so often is asked for no more pictures. */
const PATIENCE = 3;
const MAX_BYTES = 20_000_000;
const MAX_PIXELS = 60_000_000;
/** Twice the widest that a page asks for, in px. */
const MAX_SIDE = 2400;
/** What sharp calls the kinds that it is asked to open; `heif` is AVIF. */
const KINDS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

/**
 * Brings pictures into a folder, as WebP. The folder outlives the build: a picture whose version
 * it holds is not asked for again. It may be deleted between builds.
 */
export async function fetchPictures(
  wanted: readonly WantedPicture[],
  folder: string,
  timeout = TIMEOUT,
): Promise<Pictures> {
  await mkdir(folder, { recursive: true });
  const slow = new Map<string, number>();

  const fetchOne = async (picture: Picture) => {
    const { host } = new URL(picture.address);
    const failures = () => slow.get(host) ?? 0;
    try {
      if (failures() >= PATIENCE) throw new CmsError(`${host} did not answer in time before`);
      return { file: await fetchPicture(picture, folder, timeout) };
    } catch (error) {
      if (error instanceof CmsError && error.circumstances.timedOut) slow.set(host, failures() + 1);
      return { reason: (error as Error).message };
    }
  };

  const sources = new Map(wanted.map((picture) => [sourceOf(picture), picture]));
  const results = await inParallel([...sources.values()], AT_A_TIME, fetchOne);
  const resultOf = new Map([...sources.keys()].map((source, index) => [source, results[index]]));

  const pictures: Pictures = { files: new Map(), bad: [] };
  for (const picture of wanted) {
    const { file, reason = '' } = resultOf.get(sourceOf(picture)) ?? {};
    if (file) pictures.files.set(picture.of, file);
    else pictures.bad.push({ of: picture.of, address: picture.address, reason });
  }
  return pictures;
}

const sourceOf = ({ address, version = '' }: Picture) => `${address}\n${version}`;

/** The path of the picture's file. @throws an Error that says why there is none */
async function fetchPicture(picture: Picture, folder: string, timeout: number): Promise<string> {
  const pathOf = (version: string) =>
    join(folder, `${digest(sourceOf({ ...picture, version }))}.webp`);

  const { address, version } = picture;
  if (version && (await exists(pathOf(version)))) return pathOf(version);

  const bytes = await read(new URL(address), { timeout, maxBytes: MAX_BYTES });
  const path = pathOf(version ?? bytes.toString('base64'));
  // Another build may be reading this folder: it must not find half a file.
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, await toWebp(bytes));
  await rename(unfinished, path);
  return path;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Proves that it is a picture, by opening all of it, and turns it the right way up. */
async function toWebp(bytes: Buffer): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await image.metadata();
  if (!KINDS.has(format)) throw new Error(`a picture of this kind is not used: ${format}`);
  return image
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 95 })
    .toBuffer();
}
