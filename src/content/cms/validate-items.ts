import type { z } from 'zod';
import type { Localized } from '~/i18n/locales';
import { productId } from '../product-schema';
import type { Rejected } from '../shop-content';
import { faultOfIssue } from '../reasons';
import { toRejected } from './rejected';
import { fieldsOf, idOf, mediaOf, relatedIds } from './strapi-item';

/** Where to fetch a picture. Another version is another file at the same address. */
export interface PictureSource {
  address: string;
  version: string | undefined;
  alt?: Localized | undefined;
}

/** A valid item of the CMS. */
export interface CmsEntry<T> {
  value: T;
  /** As the CMS sent it. */
  item: unknown;
  /** The main one first. */
  pictures: PictureSource[];
  /** Fields of an unfinished draft that have placeholder values. */
  substituted?: readonly string[];
}

/** A value with or without pictures. */
interface Pictured {
  id: string;
  image?: string | undefined;
  gallery?: readonly string[] | undefined;
}

export interface Validated<T> {
  entries: CmsEntry<T>[];
  rejected: Rejected[];
}

/**
 * Validates unknown items of the CMS. The schema gets the fields of an item, with its
 * stable id as `id`, the absolute address of its picture as `image`, those of further ones as `gallery`, and ids of
 * related items.
 * @param cms base address of the CMS
 */
export function validateItems<T extends Pictured>(
  kind: Rejected['kind'],
  items: readonly unknown[],
  schema: z.ZodType<T>,
  cms: string,
): Validated<T> {
  const validated: Validated<T> = { entries: [], rejected: [] };
  for (const item of items) {
    const own = fieldsOf(item);
    const [image] = mediaOf(own['image'], cms);
    const gallery = mediaOf(own['gallery'], cms);
    const fields = {
      ...own,
      id: idOf(own),
      name: own['name'],
      image: image?.address,
      gallery: gallery.length > 0 ? gallery.map(({ address }) => address) : undefined,
      goesWith: relatedIds(own['goesWith'], (id) => productId.safeParse(id).success),
    };
    const { success, data, error } = schema.safeParse(fields, { reportInput: true });
    if (success) {
      const media = new Map([...gallery, image].map((each) => [each?.address, each]));
      const addresses = new Set([data.image, ...(data.gallery ?? [])]);
      const pictures = [...addresses].flatMap((address) =>
        address === undefined
          ? []
          : { address, version: media.get(address)?.version, alt: media.get(address)?.alt },
      );
      validated.entries.push({ value: data, item, pictures });
    } else {
      validated.rejected.push(
        toRejected(
          kind,
          fields,
          error.issues.map((issue) => ({ path: issue.path, ...faultOfIssue(issue) })),
        ),
      );
    }
  }
  return validated;
}
