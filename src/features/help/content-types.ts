import category from '~cms/category/content-types/category/schema.json';
import product from '~cms/product/content-types/product/schema.json';
import customFields from '~cms/../custom-fields.json';

/** The help page's names of Strapi's types. */
const kinds = {
  string: 'text',
  text: 'text',
  integer: 'number',
  decimal: 'number',
  json: 'json',
  boolean: 'boolean',
  media: 'media',
} as const;

type Note = 'required' | 'optional' | 'defaultTrue' | 'singleMedia' | 'multipleMedia';

/** A field of a content type in Strapi. */
interface Attribute {
  type: string;
  /** `global::` and a name, of a field with an input of the shop's own; elsewhere it is of the plain type. */
  customField?: string;
  required?: boolean;
  default?: unknown;
  multiple?: boolean;
}

const noteOf = ({ type, required, default: preset, multiple }: Attribute): Note => {
  if (type === 'media') return multiple === true ? 'multipleMedia' : 'singleMedia';
  if (preset === true) return 'defaultTrue';
  return required === true ? 'required' : 'optional';
};

const typeOf = ({ type, customField = '' }: Attribute) =>
  (Object.entries(customFields).find(([name]) => customField === `global::${name}`)?.[1] ??
    type) as keyof typeof kinds;

const fieldsOf = (attributes: Readonly<Record<string, Attribute>>) =>
  Object.entries(attributes).map(([name, attribute]) => ({
    name,
    kind: kinds[typeOf(attribute)],
    note: noteOf(attribute),
  }));

/** The content types that an editor creates in the CMS (requirements §3): those of the bundled Strapi. */
export const contentTypes = [
  { id: 'product', fields: fieldsOf(product.attributes) },
  { id: 'category', fields: fieldsOf(category.attributes) },
] as const;
