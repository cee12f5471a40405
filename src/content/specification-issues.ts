import { valueIssue } from '~/features/products/specifications/attributes';
import { attributeOf, kindOf, kinds } from '~/features/products/specifications/kinds';
import type { Product } from '~/features/products/product';
import { refusal } from '~/i18n/reasons';

interface Issue extends ReturnType<typeof refusal> {
  path: string[];
}

/**
 * Issues of a product's kind and attributes: a kind that its category does not have, an
 * attribute that its kind does not have, a value that does not fit (`data/kinds.json`,
 * `data/attributes.json`).
 */
export function specificationIssues(
  product: Pick<Product, 'category' | 'kind'> & {
    attributes?: Readonly<Record<string, unknown>> | undefined;
  },
): Issue[] {
  const given = Object.entries(product.attributes ?? {});
  if (product.kind === undefined) {
    return given.length === 0 ? [] : [{ path: ['attributes'], ...refusal('needsKind') }];
  }
  const kind = kindOf(product);
  if (!kind) {
    const { category } = product;
    const values = kinds[category].map(({ id }) => id).join(', ');
    return [{ path: ['kind'], ...refusal('kind', { values, category }) }];
  }
  return given.flatMap(([id, value]) => {
    const issue = kind.attributes.includes(id)
      ? valueIssue(attributeOf(id), value)
      : refusal('attribute', { kind: kind.id, values: kind.attributes.join(', ') });
    return issue ? [{ path: ['attributes', id], ...issue }] : [];
  });
}
