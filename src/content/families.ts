import { z } from 'zod';
import type { AttributeValue, Family, Product } from '~/features/products/product';
import { attributeOf, type Attribute } from '~/features/products/specifications/kinds';
import { contentLimits } from '~/site/content-limits';
import { familyIssues } from './family-issues';
import { localized } from './localized';
import { productId, withUniqueIds } from './product-schema';
import { line, list } from './value-schemas';

const ids = <T extends z.ZodType<string>>(id: T, items: string) =>
  list(id, contentLimits.listItems, items).transform((all) => [...new Set(all)]);

const familyFields = z.strictObject({
  id: productId,
  name: line(contentLimits.name),
  nameEn: line(contentLimits.name),
  attributes: ids(z.string(), 'attributes').default([]),
  members: ids(productId, 'products').default([]),
});

/** The position of a value among those of an attribute: sizes ascend, options have the order of `data/attributes.json`. */
function positionOf(attribute: Attribute, value: AttributeValue | undefined): number {
  switch (attribute.type) {
    case 'number':
    case 'flag':
      return Number(value);
    case 'range':
      return (value as readonly [number, number])[0];
    case 'option':
      return Object.keys(attribute.options).indexOf(value as string);
    default:
      return 0;
  }
}

/** The members in the order of their values. Equal ones keep the order of the editor. */
function sorted(members: readonly Product[], attributes: readonly string[]): Product[] {
  const compare = (a: Product, b: Product): number => {
    for (const id of attributes) {
      const [left, right] = [a, b].map((each) =>
        positionOf(attributeOf(id), each.attributes?.[id]),
      ) as [number, number];
      if (left !== right) return left - right;
    }
    return 0;
  };
  return members.toSorted(compare);
}

/**
 * The schema for the families of a list, in their order: a product that an earlier valid family has is in no other.
 * Ignores other fields of an entry.
 * @param products all products of the shop
 */
export function familySchema(products: readonly Product[]): z.ZodType<Family> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const taken = new Set<string>();
  const schema = familyFields.strip().transform((entry, context): Family => {
    const { id, attributes, members } = entry;
    const issues = familyIssues(entry, byId, taken);
    if (issues.length > 0) {
      for (const issue of issues) context.addIssue({ code: 'custom', ...issue });
      return z.NEVER;
    }
    for (const member of members) taken.add(member);
    const all = members.flatMap((member) => byId.get(member) ?? []);
    return {
      id,
      name: localized(entry, 'name'),
      attributes,
      members: sorted(all, attributes).map((member) => member.id),
    };
  });
  return withUniqueIds(schema);
}

/** The products, with their family. */
export function withFamilies(
  products: readonly Product[],
  families: readonly Family[],
): readonly Product[] {
  if (families.length === 0) return products;
  const byMember = new Map(
    families.flatMap((family) => family.members.map((id) => [id, family] as const)),
  );
  return products.map((product) => {
    const family = byMember.get(product.id);
    return family ? { ...product, family } : product;
  });
}
