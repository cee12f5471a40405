import { expect, it } from 'vitest';
import { productSchema } from '~/content/product-schema';
import { contentTypes } from '~/features/help/content-types';

const [product, category] = contentTypes.map(({ sections }) =>
  sections.flatMap(({ fields }) => [...fields]),
);

it('names the type of every field, and what an editor has to know about it', () => {
  expect(product).toEqual(
    expect.arrayContaining(
      [
        { name: 'name', kind: 'text', note: 'required' },
        { name: 'price', kind: 'number', note: 'required' },
        { name: 'descriptionEn', kind: 'text', note: 'optional' },
        { name: 'badges', kind: 'json', note: 'optional' },
        { name: 'inStock', kind: 'boolean', note: 'defaultTrue' },
        { name: 'goesWith', kind: 'relation', note: 'optional' },
      ].map((field) => expect.objectContaining(field) as unknown),
    ),
  );
  expect(category).toContainEqual(
    expect.objectContaining({ name: 'image', kind: 'media', note: 'singleMedia' }),
  );
  const kinds = [...(product ?? []), ...(category ?? [])].map(({ kind }) => kind);
  expect(kinds).not.toContain(undefined);
});

it('has every field of a product that the shop reads, in the sections of the form', () => {
  // The id is Strapi's own; `stock` is read into `inStock`.
  const fields = new Set([...Object.keys(productSchema.shape), 'stock']);
  fields.delete('id');
  expect(product?.map(({ name }) => name).sort()).toEqual([...fields].sort());
});
