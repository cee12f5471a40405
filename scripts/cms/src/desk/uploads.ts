import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import sharp from 'sharp';
import { alternativeTextFault } from '~/content/cms/alternative-text';
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
  alternativeText?: string | null;
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

/**
 * Refuses uploads that the shop would not show, whatever their name and type, which Strapi trusts, and alternative texts
 * in one language only.
 */
export function setUploadRules(strapi: Core.Strapi) {
  function checkText({ alternativeText }: Pick<File, 'alternativeText'>) {
    const fault = alternativeTextFault(alternativeText ?? '');
    if (fault) throw new errors.ApplicationError(reasonIn(fault, panelLanguage(strapi)));
  }

  const upload = strapi.plugin('upload').service('upload');
  const { updateFileInfo } = upload;
  upload.updateFileInfo = async (id: number, info: Pick<File, 'alternativeText'>, by: object) => {
    checkText(info);
    return updateFileInfo(id, info, by);
  };

  const provider = strapi.plugin('upload').service('provider');
  const check = provider.checkFileSize;
  // Strapi calls this for each new or replaced file, before storing it.
  provider.checkFileSize = async (file: File) => {
    await check(file);
    checkText(file);
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
