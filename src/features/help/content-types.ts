import category from '~cms/category/content-types/category/schema.json';
import product from '~cms/product/content-types/product/schema.json';

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
  required?: boolean;
  default?: unknown;
  multiple?: boolean;
}

const noteOf = ({ type, required, default: preset, multiple }: Attribute): Note => {
  if (type === 'media') return multiple === true ? 'multipleMedia' : 'singleMedia';
  if (preset === true) return 'defaultTrue';
  return required === true ? 'required' : 'optional';
};

const fieldsOf = (attributes: Readonly<Record<string, Attribute>>) =>
  Object.entries(attributes).map(([name, attribute]) => ({
    name,
    kind: kinds[attribute.type as keyof typeof kinds],
    note: noteOf(attribute),
  }));

/** The content types that an editor creates in the CMS (requirements §3): those of the bundled Strapi. */
export const contentTypes = [
  { id: 'product', fields: fieldsOf(product.attributes) },
  { id: 'category', fields: fieldsOf(category.attributes) },
] as const;
