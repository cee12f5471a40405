import { valueIssue } from '~/features/products/sheet/attributes';
import { attributeOf, kindOf, kinds } from '~/features/products/sheet/kinds';
import type { Product } from '~/features/products/product';

interface Issue {
  path: string[];
  message: string;
}

/**
 * Issues of a product's kind and attributes: a kind that its category does not have, an
 * attribute that its kind does not have, a value that does not fit (`data/kinds.json`,
 * `data/attributes.json`).
 */
export function sheetIssues(
  product: Pick<Product, 'category' | 'kind'> & {
    attributes?: Readonly<Record<string, unknown>> | undefined;
  },
): Issue[] {
  const given = Object.entries(product.attributes ?? {});
  if (product.kind === undefined) {
    return given.length === 0
      ? []
      : [
          {
            path: ['attributes'],
            message: 'require a kind: it determines which attributes are allowed',
          },
        ];
  }
  const kind = kindOf(product);
  if (!kind) {
    const ids = kinds[product.category].map(({ id }) => id).join(', ');
    return [{ path: ['kind'], message: `must be one of ${ids}, the kinds of ${product.category}` }];
  }
  return given.flatMap(([id, value]) => {
    const message = kind.attributes.includes(id)
      ? valueIssue(attributeOf(id), value)
      : `is not an attribute of the kind ${kind.id}, which has ${kind.attributes.join(', ')}`;
    return message === undefined ? [] : [{ path: ['attributes', id], message }];
  });
}
