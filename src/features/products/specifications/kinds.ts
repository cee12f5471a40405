import { z } from 'zod';
import attributesData from '~data/attributes.json';
import kindsData from '~data/kinds.json';
import { locales } from '~/i18n/locales';
import { parseData } from '~/build/parse-data';
import { categoryIds, type CategoryId, type Product } from '../product';

const text = z.string().trim().min(1);
const localized = z.record(z.enum(locales), text);
const localizedList = z.record(z.enum(locales), z.array(text).min(1));
/** The id of a kind is a segment of the URL of its page; the id of an attribute is a query key. */
const segment = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case words joined by -');
const key = z.string().regex(/^[a-z][A-Za-z0-9-]*$/, 'must be letters, digits and -');
/** Options are joined by commas in a query. */
const optionKey = z.string().regex(/^[a-z0-9][A-Za-z0-9-]*$/, 'must be letters, digits and -');

/** Facets, and query keys of the catalogue, search and comparison, that an attribute cannot be. */
const RESERVED = [
  'category',
  'price',
  'min',
  'max',
  'brand',
  'badge',
  'stock',
  'sort',
  'kind',
  'q',
  'ids',
  'page',
];

/** `fact`: the value on a card, without the unit for numbers; for a flag, a shorter form of its label. */
const labelled = { label: localized, fact: localized.optional() };
/** `filter`: a shopper can filter by it. */
const described = { ...labelled, filter: z.boolean().optional() };

/**
 * A property that a product's specifications can contain (`data/attributes.json`). `number` and `range` are shown
 * with their unit; `option` is one option and `options` are several; `text` is shown verbatim.
 */
const attributeSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...described,
    type: z.literal('number'),
    unit: localized.optional(),
    /** A second unit in which it is also shown: `25.5 inches (648 mm)`. */
    also: z
      .strictObject({
        factor: z.number().positive(),
        unit: localized,
        digits: z.int().min(0).max(3),
      })
      .optional(),
  }),
  z.strictObject({ ...labelled, type: z.literal('range'), unit: localized.optional() }),
  z.strictObject({
    ...described,
    type: z.enum(['option', 'options']),
    options: z
      .record(optionKey, localized)
      .refine((all) => Object.keys(all).length > 0, 'must not be empty'),
  }),
  z.strictObject({ ...described, type: z.literal('flag') }),
  z.strictObject({ ...labelled, type: z.literal('text') }),
]);

export type Attribute = z.infer<typeof attributeSchema>;
export type AttributeTable = Readonly<Record<string, Attribute>>;

export const attributesSchema = z
  .record(key, attributeSchema)
  .refine(
    (all) => !RESERVED.some((id) => Object.hasOwn(all, id)),
    `ids must not be any of ${RESERVED.join(', ')}`,
  )
  // Selections are looked up by id in plain objects.
  .refine(
    (all) => !Object.keys(all).some((id) => id in Object.prototype),
    'ids must not be properties of every object',
  );

/** All attributes by id (`data/attributes.json`). */
export const attributes: AttributeTable = parseData(
  'data/attributes.json',
  attributesSchema,
  attributesData,
);

/** Headings of the specifications table, in its order; their texts are in the dictionaries. */
export const attributeGroups = [
  'body',
  'neck',
  'electronics',
  'keywork',
  'shells',
  'pads',
  'keys',
  'sound',
  'controls',
  'fit',
  'connections',
  'size',
  'box',
] as const;

const kindSchema = z
  .strictObject({
    /** Unique in its category; the last segment of its page's address. */
    id: segment,
    name: localized,
    description: localized,
    /** Ids of the attributes that a card shows as its line of facts. */
    headline: z.array(key).min(2).max(3).optional(),
    /** Ids of its attributes, in the order of its filters and, within a group, of the specifications table. */
    attributes: z.array(key.refine((id) => id in attributes, 'is not in data/attributes.json')),
    /** Ids of the attributes by which shoppers decide: without a value, pages say that it is not stated. */
    deciding: z.array(key).min(1).optional(),
    /** Ids of attributes by the heading under which the table has them; others precede all headings. */
    groups: z.partialRecord(z.enum(attributeGroups), z.array(key)).optional(),
    /** Ids of the attributes that each of its products should have (`scripts/check-specifications.ts`). */
    expected: z.array(key).optional(),
    /** Replaces the category's list of features, where that does not apply. */
    features: localizedList.optional(),
    included: localizedList.optional(),
    /** `false`: no manufacturer's warranty, e.g. for books. */
    warranty: z.boolean().optional(),
    /** Delivered by appointment, not within days. */
    delivery: z.literal('appointment').optional(),
    /** Can only be returned unopened, e.g. discs and reeds. */
    returns: z.literal('unopened').optional(),
  })
  .superRefine(
    ({ attributes, expected = [], headline = [], deciding = [], groups = {} }, context) => {
      const lists = { expected, headline, deciding, groups: Object.values(groups).flat() };
      for (const [field, ids] of Object.entries(lists)) {
        if (ids.every((id, at) => attributes.includes(id) && ids.indexOf(id) === at)) continue;
        context.addIssue({
          code: 'custom',
          path: [field],
          message: 'must be among attributes, once',
        });
      }
    },
  );

/** A kind of product within its category (`data/kinds.json`). */
export type Kind = z.infer<typeof kindSchema>;

const kindsSchema = z.record(
  z.enum(categoryIds),
  z
    .array(kindSchema)
    .refine(
      (all) => new Set(all.map(({ id }) => id)).size === all.length,
      'must not contain an id twice',
    ),
);

/** The kinds of each category, in the order in which the shop shows them. */
export const kinds: Readonly<Record<CategoryId, readonly Kind[]>> = parseData(
  'data/kinds.json',
  kindsSchema,
  kindsData,
);

const kindsById = new Map(
  categoryIds.flatMap((category) =>
    kinds[category].map((kind) => [`${category}/${kind.id}`, kind]),
  ),
);

/** The kind of a product that has specifications. */
export const kindOf = ({ category, kind }: Pick<Product, 'category' | 'kind'>): Kind | undefined =>
  kind === undefined ? undefined : kindsById.get(`${category}/${kind}`);

/** The attributes by which shoppers decide among products of its kind, and which the specifications of a product lack. */
export function unstatedOf(
  product: Pick<Product, 'category' | 'kind' | 'attributes'>,
): readonly string[] {
  const { attributes: specifications = {} } = product;
  return (kindOf(product)?.deciding ?? []).filter((id) => specifications[id] === undefined);
}

/**
 * An attribute by its id.
 * @throws an Error if it does not exist; the schema of `data/kinds.json` rules that out for the attributes of kinds
 */
export function attributeOf(id: string): Attribute {
  const attribute = attributes[id];
  if (!attribute) throw new Error(`data/attributes.json has no ${id}`);
  return attribute;
}
