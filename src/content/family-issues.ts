import type { Family, Product } from '~/features/products/product';
import { kindOf } from '~/features/products/specifications/kinds';
import { refusal } from '~/i18n/reasons';

interface Issue extends ReturnType<typeof refusal> {
  path: string[];
}

/** Products that an issue names; further ones are left out. */
const NAMED = 3;

const namesOf = (products: readonly Product[]): string =>
  products
    .slice(0, NAMED)
    .map(({ name }) => name.en)
    .join(', ');

/** The values of a product's attributes as a text that is equal for equal values. */
const valuesOf = ({ attributes: specifications = {} }: Product, ids: readonly string[]): string =>
  JSON.stringify(ids.map((id) => specifications[id]));

const isSame = (members: readonly Product[], ids: readonly string[]): boolean =>
  new Set(members.map((each) => valuesOf(each, ids))).size === 1;

/** Members whose values equal those of an earlier one, each with that one. */
function repeated(members: readonly Product[], ids: readonly string[]): Product[] {
  const first = new Map<string, Product>();
  return members.flatMap((each) => {
    const values = valuesOf(each, ids);
    const earlier = first.get(values);
    if (!earlier) first.set(values, each);
    return earlier ? [earlier, each] : [];
  });
}

/**
 * Issues of a family: products that do not exist, are in another family or not of one kind, and attributes that do not
 * tell its products apart.
 * @param products all products by id
 * @param taken ids of the members of earlier families
 */
export function familyIssues(
  { attributes: ids, members: memberIds }: Pick<Family, 'attributes' | 'members'>,
  products: ReadonlyMap<string, Product>,
  taken: ReadonlySet<string>,
): Issue[] {
  const unknown = memberIds.filter((id) => !products.has(id));
  if (unknown.length > 0) {
    return [{ path: ['members'], ...refusal('noProducts', { values: unknown.join(', ') }) }];
  }
  const members = memberIds.flatMap((id) => products.get(id) ?? []);
  const elsewhere = members.filter(({ id }) => taken.has(id));
  if (elsewhere.length > 0) {
    return [{ path: ['members'], ...refusal('inFamily', { values: namesOf(elsewhere) }) }];
  }
  const [first] = members;
  if (!first || members.length < 2) return [{ path: ['members'], ...refusal('fewMembers') }];
  const kind = kindOf(first);
  if (!kind || members.some((each) => kindOf(each) !== kind)) {
    return [{ path: ['members'], ...refusal('oneKind') }];
  }
  if (ids.length === 0) return [{ path: ['attributes'], ...refusal('empty') }];

  const issues = ids.flatMap((id): Issue | Issue[] => {
    const path = ['attributes', id];
    if (!kind.attributes.includes(id)) {
      const values = kind.attributes.join(', ');
      return { path, ...refusal('attribute', { kind: kind.id, values }) };
    }
    const without = members.filter(({ attributes }) => attributes?.[id] === undefined);
    if (without.length > 0) return { path, ...refusal('unstated', { values: namesOf(without) }) };
    return isSame(members, [id]) ? { path, ...refusal('sameValue') } : [];
  });
  if (issues.length > 0) return issues;

  const same = repeated(members, ids);
  return same.length > 0
    ? [{ path: ['members'], ...refusal('sameMembers', { values: namesOf(same) }) }]
    : [];
}
