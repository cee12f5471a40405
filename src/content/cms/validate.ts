import { z } from 'zod';
import type { Rejected } from '../shop-content';
import { fieldsOf, idOf, mediaOf } from './strapi-item';

/** A picture that an entry names. Another version is another file at the same address. */
export interface Picture {
  address: string;
  version: string | undefined;
}

/** What the CMS calls an entry, as the shop understands it. */
export interface Entry<T> {
  value: T;
  picture: Picture | undefined;
  /** Fields of an unfinished draft that something else stands in for. */
  substituted?: readonly string[];
}

/** Entries that can be shown, and what is wrong with the others. */
export interface Validated<T> {
  entries: Entry<T>[];
  rejected: Rejected[];
}

// What steers a terminal or the direction of writing reaches beyond its own text.
const STEERING = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const clean = (text: string) => text.toWellFormed().replace(STEERING, ' ').trim();
const cleanLines = (text: string) => text.split(/\r?\n/).map(clean).join('\n').trim();

/** A line of text; 255 is the limit of Strapi's short texts. */
export const line = z
  .string()
  .overwrite(clean)
  .max(255)
  .regex(/[\p{L}\p{N}]/u, 'has no letter or digit');

/** A text of any length, with its line breaks. */
export const text = z.string().overwrite(cleanLines);

export const pictureAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

/**
 * Judges items of the CMS by a schema, which is given the fields of each, its lasting id and the
 * absolute address of its image. Nothing that an item may be makes it throw.
 * @param cms address of the CMS
 */
export function validate<T extends { image?: string | undefined }>(
  kind: Rejected['kind'],
  items: readonly unknown[],
  schema: z.ZodType<T>,
  cms: string,
): Validated<T> {
  const sifted: Validated<T> = { entries: [], rejected: [] };
  for (const item of items) {
    const given = fieldsOf(item);
    const media = mediaOf(given['image'], cms);
    const fields = { ...given, id: idOf(given), name: given['name'], image: media?.address };
    const { success, data, error } = schema.safeParse(fields);
    if (success) {
      const picture = data.image ? { address: data.image, version: media?.version } : undefined;
      sifted.entries.push({ value: data, picture });
    } else {
      sifted.rejected.push({
        kind,
        id: shorten(fields.id),
        name: shorten(fields.name),
        mistakes: describe(error),
      });
    }
  }
  return sifted;
}

const shorten = (value: unknown) => (typeof value === 'string' ? clean(value.slice(0, 80)) : '');

const describe = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => ({ field: path.join('.') || 'entry', reason: message }));
