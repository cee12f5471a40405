import { expect, it } from 'vitest';
import { productSchema } from '~/content/product-schema';
import { contentTypes } from '~/features/help/content-types';

const [product, category] = contentTypes;

it('names the type of every field, and what an editor has to know about it', () => {
  expect(product.fields).toEqual(
    expect.arrayContaining([
      { name: 'name', kind: 'text', note: 'required' },
      { name: 'price', kind: 'number', note: 'required' },
      { name: 'descriptionEn', kind: 'text', note: 'optional' },
      { name: 'badges', kind: 'json', note: 'optional' },
      { name: 'inStock', kind: 'boolean', note: 'defaultTrue' },
    ]),
  );
  expect(category.fields).toContainEqual({ name: 'image', kind: 'media', note: 'singleMedia' });
  const kinds = contentTypes.flatMap(({ fields }) => fields.map(({ kind }) => kind));
  expect(kinds).not.toContain(undefined);
});

it('has every field of a product that the shop reads', () => {
  // The id is Strapi's own; `stock` is read into `inStock`.
  const fields = new Set([...Object.keys(productSchema.shape), 'stock']);
  fields.delete('id');
  expect(new Set(product.fields.map(({ name }) => name))).toEqual(fields);
});
