import { z } from 'zod';
import { categoryIds, type Product } from '~/features/products/product';

const source = z.enum(['catalogue', 'cms']);

const rejected = z.object({
  kind: z.enum(['product', 'category']),
  id: z.string(),
  name: z.string(),
  mistakes: z.array(z.object({ field: z.string(), reason: z.string() })),
});
/** An entry of the CMS that the shop cannot show: what it has of an id and a name, and why. */
export type Rejected = z.infer<typeof rejected>;

const badPicture = z.object({ of: z.string(), address: z.string(), reason: z.string() });
/** A picture that could not be had: the placeholder stands in its place. */
export type BadPicture = z.infer<typeof badPicture>;

export const categoryOverrideSchema = z.object({
  id: z.enum(categoryIds),
  name: z.string().optional(),
  nameEn: z.string().optional(),
  description: z.string().optional(),
  descriptionEn: z.string().optional(),
});
/** What an editor says of a category; what is not said stays as the dictionaries have it. */
export type CategoryOverride = z.infer<typeof categoryOverrideSchema>;

const draftNote = z.object({
  id: z.string(),
  name: z.string(),
  nameEn: z.string(),
  /** In the shop, otherwise than here. */
  published: z.boolean(),
  /** Fields that the editor must still see to; what is shown of them is made up. */
  substituted: z.array(z.string()),
});
/** A product of a preview that the shop does not show, or not so. */
export type DraftNote = z.infer<typeof draftNote>;

export const reportSchema = z.object({
  source,
  products: z.int(),
  rejected: z.array(rejected),
  badPictures: z.array(badPicture),
  /** In a preview alone. */
  drafts: z.array(draftNote).optional(),
  /** The same content, the same hash. */
  contentHash: z.string(),
});
/** What `build.json` says of the content. */
export type ContentReport = z.infer<typeof reportSchema>;

/** All that the shop shows and an editor can change, from one source (DESIGN.md decision 3). */
export interface ShopContent {
  source: ContentReport['source'];
  products: readonly Product[];
  categories: readonly CategoryOverride[];
  /** Absolute paths of picture files, by what they show: `product/12`, `category/guitars`. */
  pictures: ReadonlyMap<string, string>;
  rejected: readonly Rejected[];
  badPictures: readonly BadPicture[];
  /** In a preview alone. */
  drafts?: readonly DraftNote[];
}

/**
 * Lets several readers share one reading: all who ask get the same, until one of them asks for
 * the second time, which starts the next reading.
 */
export function inRounds<About, T>(read: (about: About) => Promise<T>) {
  const served = new Set<string>();
  let reading: Promise<T> | undefined;
  return (reader: string, about: About): Promise<T> => {
    if (!reading || served.has(reader)) {
      served.clear();
      reading = read(about);
    }
    served.add(reader);
    return reading;
  };
}
