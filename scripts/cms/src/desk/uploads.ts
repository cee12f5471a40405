import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import sharp from 'sharp';
import { isPictureFormat } from '~/content/cms/picture-fault';

/** What editors can upload, as Strapi checks it by declared type and name. */
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
  getStream: () => NodeJS.ReadableStream;
}

async function formatOf(file: File) {
  const decoder = sharp({ limitInputPixels: false });
  file.getStream().pipe(decoder);
  try {
    return (await decoder.metadata()).format;
  } catch {
    return undefined;
  }
}

/** Refuses uploads whose content is no raster picture, whatever their name and type: Strapi believes them then. */
export function setUploadRules(strapi: Core.Strapi) {
  const provider = strapi.plugin('upload').service('provider');
  const check = provider.checkFileSize;
  // Strapi calls it for each new or replaced file, before it is stored.
  provider.checkFileSize = async (file: File) => {
    await check(file);
    if (!isPictureFormat(await formatOf(file))) {
      throw new errors.ApplicationError(`${file.name} 不是圖片。 / ${file.name} is not a picture.`);
    }
  };
}
