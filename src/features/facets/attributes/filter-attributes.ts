import {
  valueTemplate,
  writeValue,
  type ValueWords,
} from '~/features/products/specifications/attributes';
import {
  unstatedOf,
  type Attribute,
  type AttributeTable,
} from '~/features/products/specifications/kinds';
import type { AttributeValue, Product } from '~/features/products/product';
import type { Locale } from '~/i18n/locales';
import {
  UNSTATED,
  type AttributeList,
  type FilterAttribute,
  type SpecificationOptions,
} from './attribute-list';

type FilterWords = ValueWords & Readonly<Record<typeof UNSTATED, string>>;

/** Returns the filter options of a value; none for a type that is not a filter. */
function optionsOf({ type }: Attribute, value: AttributeValue): readonly string[] {
  switch (type) {
    case 'number':
      return [String(Number(value))];
    case 'option':
      return [value as string];
    case 'options':
      return value as readonly string[];
    case 'flag':
      return [value ? 'yes' : 'no'];
    case 'range':
    case 'text':
      return [];
  }
}

/**
 * Returns the options of an attribute with their names, in display order: numbers ascending, others
 * as in the definition, then "not stated".
 */
function namesOf(
  attribute: Attribute,
  found: ReadonlySet<string>,
  locale: Locale,
  words: FilterWords,
): FilterAttribute['options'] {
  const ofWords = (ids: readonly ('yes' | 'no' | typeof UNSTATED)[]) =>
    ids.map((id) => ({ id, name: words[id] }));
  const numbers = () =>
    Array.from(found, Number)
      .filter((value) => !Number.isNaN(value))
      .sort((a, b) => a - b)
      .map((value) => ({ id: String(value), name: writeValue(attribute, value, locale, words) }));
  const all =
    attribute.type === 'number'
      ? numbers()
      : 'options' in attribute
        ? Object.entries(attribute.options).map(([id, name]) => ({ id, name: name[locale] }))
        : ofWords(['yes', 'no']);
  return [...all, ...ofWords([UNSTATED])].filter(({ id }) => found.has(id));
}

function inLanguage(
  id: string,
  attribute: Attribute,
  found: ReadonlySet<string>,
  locale: Locale,
  words: FilterWords,
): FilterAttribute {
  const { type } = attribute;
  return {
    id,
    type: type === 'number' || type === 'flag' ? type : 'options',
    label: attribute.label[locale],
    ...(type === 'number' && { value: valueTemplate(attribute, locale) }),
    options: namesOf(attribute, found, locale, words),
  };
}

/**
 * Returns the attributes by which products of a category can be filtered, in one language.
 * @param orders attribute ids of the category's panel under an empty id, and of its kinds' panels
 */
export function filterAttributes(
  products: readonly Product[],
  table: AttributeTable,
  orders: AttributeList['orders'],
  locale: Locale,
  words: FilterWords,
): AttributeList {
  const found = new Map<string, Set<string>>();
  const specifications: [string, SpecificationOptions][] = [];
  for (const product of products) {
    const { id, attributes = {} } = product;
    const values = [
      ...Object.entries(attributes),
      ...unstatedOf(product).map((id) => [id, undefined] as const),
    ];
    const filterable = values.flatMap(([id, value]) => {
      const attribute = table[id];
      const isFilter = attribute !== undefined && 'filter' in attribute && attribute.filter;
      if (!isFilter) return [];
      const options = value === undefined ? [UNSTATED] : optionsOf(attribute, value);
      return options.length > 0 ? [[id, options] as const] : [];
    });
    for (const [id, options] of filterable) {
      const known = found.get(id) ?? new Set();
      for (const option of options) known.add(option);
      found.set(id, known);
    }
    if (filterable.length > 0) specifications.push([id, Object.fromEntries(filterable)]);
  }
  return {
    attributes: Object.entries(table).flatMap(([id, attribute]) => {
      const options = found.get(id);
      return options ? [inLanguage(id, attribute, options, locale, words)] : [];
    }),
    orders: Object.fromEntries(
      Object.entries(orders).map(([kind, ids]) => [kind, ids.filter((id) => found.has(id))]),
    ),
    specifications,
  };
}
