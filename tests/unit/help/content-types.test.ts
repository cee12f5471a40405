import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { productSchema } from '~/content/product-schema';
import { contentTypes } from '~/features/help/content-types';

interface Attribute {
  type: string;
  required?: boolean;
  default?: unknown;
}

/** The help page's names of Strapi's types. */
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  text: 'text',
  integer: 'number',
  json: 'json',
  boolean: 'boolean',
  media: 'media',
};

const noteOf = ({ type, required, default: preset }: Attribute) => {
  if (type === 'media') return 'singleMedia';
  if (preset === true) return 'defaultTrue';
  return required === true ? 'required' : 'optional';
};

describe.each(contentTypes)('the table of the content type $id', ({ id, fields }) => {
  it('has the fields of the bundled Strapi', () => {
    const file = `scripts/cms/src/api/${id}/content-types/${id}/schema.json`;
    const { attributes } = JSON.parse(readFileSync(file, 'utf8')) as {
      attributes: Record<string, Attribute>;
    };
    expect(fields).toEqual(
      Object.entries(attributes).map(([name, attribute]) => ({
        name,
        kind: kinds[attribute.type],
        note: noteOf(attribute),
      })),
    );
  });
});

it('has every field of a product that the shop reads', () => {
  const [product] = contentTypes;
  // The id is Strapi's own; `stock` is read into `inStock`.
  const fields = new Set([...Object.keys(productSchema.shape), 'stock']);
  fields.delete('id');
  expect(new Set(product?.fields.map(({ name }) => name))).toEqual(fields);
});
