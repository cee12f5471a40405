import category from '~cms/category/content-types/category/schema.json';
import family from '~cms/family/content-types/family/schema.json';
import product from '~cms/product/content-types/product/schema.json';
import customFields from '~cms/../custom-fields.json';
import categoryLabels from '~cms/../labels/category.json';
import familyLabels from '~cms/../labels/family.json';
import productForm from '~cms/../labels/product-form.json';
import productLabels from '~cms/../labels/product.json';
import type { Localized } from '~/i18n/locales';

/** The help page's names of Strapi's types. */
const kinds = {
  string: 'text',
  text: 'text',
  integer: 'number',
  decimal: 'number',
  json: 'json',
  boolean: 'boolean',
  datetime: 'datetime',
  media: 'media',
  relation: 'relation',
} as const;

type Note = 'required' | 'optional' | 'defaultTrue' | 'singleMedia' | 'multipleMedia';

/** A field of a content type in Strapi. */
interface Attribute {
  type: string;
  /** `global::` and a name, for a field with the shop's own input; elsewhere it has the plain type. */
  customField?: string;
  required?: boolean;
  /** Required by the shop, which reports it with all other errors; Strapi's own `required` would be reported first. */
  pluginOptions?: { shop: { required: boolean } };
  default?: unknown;
  multiple?: boolean;
}

const noteOf = (attribute: Attribute): Note => {
  const { type, required, pluginOptions, default: preset, multiple } = attribute;
  if (type === 'media') return multiple === true ? 'multipleMedia' : 'singleMedia';
  if (preset === true) return 'defaultTrue';
  return required === true || pluginOptions?.shop.required === true ? 'required' : 'optional';
};

const typeOf = ({ type, customField = '' }: Attribute) =>
  (Object.entries(customFields).find(([name]) => customField === `global::${name}`)?.[1] ??
    type) as keyof typeof kinds;

type Labels = Readonly<Record<string, Localized & { hint: Localized }>>;

const fieldsOf = (
  attributes: Readonly<Record<string, Attribute>>,
  labels: Labels,
  names = Object.keys(attributes),
) =>
  names.flatMap((name) => {
    const [attribute, label] = [attributes[name], labels[name]];
    return attribute && label
      ? [{ name, label, hint: label.hint, kind: kinds[typeOf(attribute)], note: noteOf(attribute) }]
      : [];
  });

/**
 * The content types that editors create in the CMS (requirements §3): those of the bundled Strapi,
 * with the sections, labels and hints of its forms.
 */
export const contentTypes = [
  {
    id: 'product',
    sections: productForm.map(({ title, rows }) => ({
      title,
      fields: fieldsOf(product.attributes, productLabels, rows.flatMap(Object.keys)),
    })),
  },
  {
    id: 'category',
    sections: [{ title: undefined, fields: fieldsOf(category.attributes, categoryLabels) }],
  },
  {
    id: 'family',
    sections: [{ title: undefined, fields: fieldsOf(family.attributes, familyLabels) }],
  },
] as const;
