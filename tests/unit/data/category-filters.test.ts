import { expect, it } from 'vitest';
import { categories } from '~/features/products/categories';
import { attributeOf, kinds } from '~/features/products/specifications/kinds';
import { categoryIds } from '~/features/products/product';

it.each(categoryIds)('the filters of %s are attributes of its kinds, each once', (category) => {
  const { filters } = categories[category];
  const known = new Set(kinds[category].flatMap(({ attributes }) => attributes));
  const isFilter = (id: string) => {
    const attribute = attributeOf(id);
    return 'filter' in attribute && attribute.filter === true;
  };
  expect(filters.filter((id) => !known.has(id) || !isFilter(id))).toEqual([]);
  expect(new Set(filters).size).toBe(filters.length);
  expect(filters.length).toBeGreaterThan(5);
});
