import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import sharp from 'sharp';
import { isPictureFormat } from '~/content/cms/picture-fault';

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

/** Refuses uploads that are not raster pictures, whatever their name and type: Strapi trusts these. */
export function setUploadRules(strapi: Core.Strapi) {
  const provider = strapi.plugin('upload').service('provider');
  const check = provider.checkFileSize;
  // Strapi calls this for each new or replaced file, before storing it.
  provider.checkFileSize = async (file: File) => {
    await check(file);
    if (!isPictureFormat(await formatOf(file))) {
      throw new errors.ApplicationError(`${file.name} 不是圖片。 / ${file.name} is not a picture.`);
    }
  };
}
