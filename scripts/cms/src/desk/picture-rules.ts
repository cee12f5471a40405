import type { Core } from '@strapi/strapi';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Locale } from './field-names';
import { pictureFault, pictureLimits } from '~/content/cms/picture-limits';
import type { PublishIssue } from '~/content/cms/publish-issues';
import { faultOf, reasonIn } from '~/i18n/reasons';

interface Picture {
  name: string;
  url: string;
  /** Kilobytes. */
  size: number;
}

export interface Entry {
  image?: Picture | null;
  gallery?: Picture[] | null;
}

/** ms, for pictures in a bucket. */
const TIMEOUT = 10_000;

/** The input for sharp: the path of a picture in the data folder, or the response of a bucket. */
async function inputOf(strapi: Core.Strapi, { url }: Picture) {
  if (url.startsWith('/')) return join(strapi.dirs.static.public, url);
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  return Buffer.from(await response.arrayBuffer());
}

/** Returns the reason why the build would reject a file of this size, in kilobytes. */
export function sizeFault(kilobytes: number) {
  const megabytes = kilobytes / 1000;
  const most = pictureLimits.size / 1e6;
  return megabytes > most
    ? faultOf('megabytes', { megabytes: megabytes.toFixed(1), most })
    : undefined;
}

/** Returns the reason why the build would reject a file. Unreadable files are reported by the build. */
async function faultIn(strapi: Core.Strapi, file: Picture) {
  const isLarge = sizeFault(file.size);
  if (isLarge) return isLarge;
  try {
    const input = await inputOf(strapi, file);
    return pictureFault(await sharp(input, { limitInputPixels: false }).metadata());
  } catch {
    return undefined;
  }
}

/** Returns the problems with the pictures of an entry, each with its name, in the language of the editor. */
export async function pictureIssues(strapi: Core.Strapi, entry: Entry | null, locale: Locale) {
  const issues: PublishIssue[] = [];
  for (const field of ['image', 'gallery'] as const) {
    for (const file of [entry?.[field] ?? []].flat()) {
      const fault = await faultIn(strapi, file);
      if (fault) issues.push({ field, reason: `${file.name} ${reasonIn(fault, locale)}` });
    }
  }
  return issues;
}
