import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import sharp from 'sharp';
import { isPictureFormat, pictureFault } from '~/content/cms/picture-limits';
import { faultOf, reasonIn } from '~/i18n/reasons';
import { panelLanguage } from './middleware';
import { sizeFault } from './picture-rules';

/** The types that editors can upload, as Strapi checks them by declared type and name. */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
];

interface File {
  name: string;
  /** Kilobytes. */
  size: number;
  getStream: () => NodeJS.ReadableStream;
}

async function metadataOf(file: File) {
  const decoder = sharp({ limitInputPixels: false });
  file.getStream().pipe(decoder);
  try {
    return await decoder.metadata();
  } catch {
    return undefined;
  }
}

async function faultIn(file: File) {
  const metadata = await metadataOf(file);
  if (!metadata || !isPictureFormat(metadata.format)) return faultOf('noPicture');
  return sizeFault(file.size) ?? pictureFault(metadata);
}

/** Refuses uploads that the shop would not show, whatever their name and type: Strapi trusts these. */
export function setUploadRules(strapi: Core.Strapi) {
  const provider = strapi.plugin('upload').service('provider');
  const check = provider.checkFileSize;
  // Strapi calls this for each new or replaced file, before storing it.
  provider.checkFileSize = async (file: File) => {
    await check(file);
    const fault = await faultIn(file);
    if (fault) {
      throw new errors.ApplicationError(`${file.name} ${reasonIn(fault, panelLanguage(strapi))}`);
    }
  };
}

interface Refusal {
  error?: { message: string };
}

/** Words Strapi's refusal of other types of files, which is in English, with the type as programs name it. */
export function setUploadWords(strapi: Core.Strapi) {
  strapi.server.use(async (context, next) => {
    await next();
    const { error } = (context.body ?? {}) as Refusal;
    if (!context.path.startsWith('/upload') || !error) return;
    if (!/^(File type '.*'|MIME type) is not allowed$/.test(error.message)) return;
    const message = reasonIn(faultOf('fileType'), panelLanguage(strapi));
    context.body = { ...(context.body as Refusal), error: { ...error, message } };
  });
}
