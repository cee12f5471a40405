import { z } from 'zod';
import {
  categoryIds,
  type AttributeValue,
  type Product,
  type Specifications,
} from '~/features/products/product';
import { forEachLocale } from '~/i18n/locales';
import { refusal } from '~/i18n/reasons';
import { contentLimits } from '~/site/content-limits';
import { localized } from './localized';
import { specificationIssues } from './specification-issues';
import { clean, filled, line, list, multiline, pageName, whole } from './value-schemas';

// Not beside the rules in features/products: zod must not reach the browser.

const PRODUCT_ID = new RegExp(`^[\\w-]{1,${contentLimits.id}}$`);
/** The id of a product. */
export const productId = pageName.refine(
  (id) => PRODUCT_ID.test(id),
  refusal('productId', { most: contentLimits.id }),
);

export const price = whole.positive().max(contentLimits.price);

/** A price as others are compared with it: one with cents, which is refused, can be too low or too high as well. */
export const comparedPrice = z.number();

/** Whether a text is a GTIN (EAN, UPC): 8, 12, 13 or 14 digits of which the last is the check digit. */
function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = Array.from(text, Number).reverse();
  const sum = digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** A value of an attribute. Valid values depend on the attribute (specification-issues.ts). */
const attributeValue = z.unknown().transform((value) => {
  const isText = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isText) return value as AttributeValue;
  const texts = Object.entries(value).map(([locale, text]: [string, unknown]) => [
    locale,
    typeof text === 'string' ? clean(text) : text,
  ]);
  return Object.fromEntries(texts) as AttributeValue;
});

/** Empty specifications count as absent. */
const attributes = z
  .record(z.string(), attributeValue)
  .transform((all): Specifications | undefined => (Object.keys(all).length > 0 ? all : undefined));

/** A list in each language, as long in one as in the other. */
const localizedList = z
  .strictObject(
    forEachLocale(() =>
      list(line(contentLimits.name), contentLimits.listItems, 'items').refine(
        (items) => items.length > 0,
        refusal('empty'),
      ),
    ),
  )
  .refine((lists) => new Set(Object.values(lists).map(({ length }) => length)).size === 1, {
    ...refusal('unequalLists'),
  });

/** Sections of a long description. */
const story = list(
  z.strictObject({
    heading: z.strictObject(forEachLocale(() => line(contentLimits.name))),
    text: z.strictObject(forEachLocale(() => filled(contentLimits.description))),
  }),
  contentLimits.listItems,
  'sections',
);

/** The URL of an external picture. */
export const pictureAddress = z
  .url({ protocol: /^https?$/ })
  .refine(({ length }) => length <= 2048, refusal('characters', { most: 2048 }));

const category = z.enum(categoryIds);
const ofKind = { category, kind: z.string().optional(), attributes: attributes.optional() };

/**
 * Compares fields with each other as soon as these are valid, so that editors see all issues at once. By default, zod
 * waits until all fields of the entry are valid.
 */
export const whenValid = (fields: z.ZodType) => ({
  when: ({ value, issues }: z.core.ParsePayload) =>
    issues.length === 0 || fields.safeParse(value).success,
});

/** A product in the format of the CMS and `data/catalogue` (requirements §3). */
export const productSchema = z
  .strictObject({
    id: productId,
    name: line(contentLimits.name),
    nameEn: line(contentLimits.name),
    price,
    originalPrice: price.optional(),
    description: multiline(contentLimits.description).default(''),
    descriptionEn: multiline(contentLimits.description).optional(),
    story: story.optional(),
    features: localizedList.optional(),
    included: localizedList.optional(),
    ...ofKind,
    badges: list(line(contentLimits.badge), contentLimits.badges, 'badges')
      .overwrite((badges) => [...new Set(badges)])
      .default([]),
    image: pictureAddress.optional(),
    gallery: list(pictureAddress, contentLimits.gallery, 'pictures').optional(),
    inStock: z.boolean().default(true),
    keywords: z
      .strictObject(forEachLocale(() => list(line(contentLimits.badge), 50, 'words').optional()))
      .optional(),
    goesWith: list(productId, 20, 'ids').optional(),
    sku: line(contentLimits.id).optional(),
    gtin: z.string().refine(isGtin, refusal('gtin')).optional(),
    mpn: line(contentLimits.id).optional(),
    warranty: z.strictObject(forEachLocale(() => line(contentLimits.name))).optional(),
    madeIn: z
      .string()
      .overwrite((code) => code.trim().toUpperCase())
      .refine((code) => /^[A-Z]{2}$/.test(code), refusal('country'))
      .optional(),
    delivery: z.strictObject(forEachLocale(() => line(contentLimits.name))).optional(),
  })
  .refine(({ originalPrice, price }) => originalPrice === undefined || originalPrice > price, {
    path: ['originalPrice'],
    ...refusal('notReduced'),
    ...whenValid(z.object({ price: comparedPrice, originalPrice: comparedPrice.optional() })),
  })
  .superRefine(
    (product, context) => {
      for (const each of specificationIssues(product))
        context.addIssue({ code: 'custom', ...each });
    },
    whenValid(z.object(ofKind)),
  );

type ProductEntry = z.infer<typeof productSchema>;

/** A valid entry as a product of the shop. Only its Chinese description is required. */
export function toProduct({ nameEn, descriptionEn, ...product }: ProductEntry): Product {
  const { name, description } = product;
  return {
    ...product,
    name: localized({ name, nameEn }, 'name'),
    description: localized(
      { description, descriptionEn: descriptionEn || description },
      'description',
    ),
  };
}

/**
 * The schema for the entries of one list, in their order: rejects a valid entry whose id an earlier
 * valid one has. Case is ignored, because on a case-insensitive disk both would be the same file.
 */
export function withUniqueIds<T extends { id: string }>(schema: z.ZodType<T>): z.ZodType<T> {
  const taken = new Set<string>();
  return schema.transform((entry, context) => {
    const key = entry.id.toLowerCase();
    if (!taken.has(key)) {
      taken.add(key);
      return entry;
    }
    const message = 'duplicates an earlier id (case is ignored)';
    context.addIssue({ code: 'custom', path: ['id'], message });
    return z.NEVER;
  });
}
