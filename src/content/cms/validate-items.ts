import type { z } from 'zod';
import type { Rejected } from '../shop-content';
import { toRejected } from './rejected';
import { fieldsOf, idOf, mediaOf } from './strapi-item';

/** Where to fetch a picture. Another version is another file at the same address. */
export interface PictureSource {
  address: string;
  version: string | undefined;
}

/** A valid item of the CMS. */
export interface CmsEntry<T> {
  value: T;
  picture: PictureSource | undefined;
  /** Fields of an unfinished draft that have placeholder values. */
  substituted?: readonly string[];
}

export interface Validated<T> {
  entries: CmsEntry<T>[];
  rejected: Rejected[];
}

/**
 * Validates items of the CMS, which may be anything. The schema gets the fields of an item, with its
 * stable id as `id` and the absolute address of its picture as `image`.
 * @param cms base address of the CMS
 */
export function validateItems<T extends { image?: string | undefined }>(
  kind: Rejected['kind'],
  items: readonly unknown[],
  schema: z.ZodType<T>,
  cms: string,
): Validated<T> {
  const validated: Validated<T> = { entries: [], rejected: [] };
  for (const item of items) {
    const own = fieldsOf(item);
    const media = mediaOf(own['image'], cms);
    const fields = { ...own, id: idOf(own), name: own['name'], image: media?.address };
    const { success, data, error } = schema.safeParse(fields);
    if (success) {
      const picture = data.image ? { address: data.image, version: media?.version } : undefined;
      validated.entries.push({ value: data, picture });
    } else {
      validated.rejected.push(toRejected(kind, fields, error));
    }
  }
  return validated;
}
