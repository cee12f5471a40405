import fc from 'fast-check';
import { facetsOfCategory } from '~/features/facets/attributes/attribute-facets';
import {
  UNSTATED,
  withSpecifications,
  type AttributeList,
  type FilterAttribute,
  type SpecificationOptions,
} from '~/features/facets/attributes/attribute-list';
import type { Facet, FacetsOf, Filterable, Section } from '~/features/facets/facets';
import { withOptions, withRange, withSection, type Filter } from '~/features/facets/filter';
import type { ProductSummary } from '~/features/products/product-summary';
import { anyFilter, anySummaries, kindIds } from '../products/summaries';

/** Texts that all facets share. */
export const shared = {
  above: '{{value}} and above',
  below: 'Up to {{value}}',
  named: '{{label}}: {{value}}',
  showAll: 'Show all {{count}}',
  min: 'From',
  max: 'To',
};

const named = (ids: readonly string[]) =>
  [...ids, UNSTATED].map((id) => ({ id, name: `name of ${id}` }));

/** One attribute of each type; `weight` often has too many values for checkboxes. */
export const attributes: readonly FilterAttribute[] = [
  {
    id: 'pattern',
    type: 'options',
    label: 'Polar pattern',
    options: named(['cardioid', 'omni', 'figure-8']),
  },
  { id: 'keys', type: 'number', label: 'Keys', value: '{{value}}', options: named(['61', '88']) },
  {
    id: 'weight',
    type: 'number',
    label: 'Weight',
    value: '{{value}} kg',
    options: named(Array.from({ length: 60 }, (_, half) => String(half / 2 - 10))),
  },
  { id: 'loopback', type: 'flag', label: 'Loopback', options: named(['yes', 'no']) },
];

/** Orders for the category, and for the kinds of its products. */
const orders = Object.fromEntries(
  ['', ...kindIds].map((kind) => [kind, attributes.map(({ id }) => id)]),
);

const anyOptions = ({ type, options }: FilterAttribute) => {
  const ids = options.map(({ id }) => id).filter((id) => id !== UNSTATED);
  const stated =
    type === 'options'
      ? fc.subarray(ids, { minLength: 1 })
      : fc.constantFrom(...ids).map((id) => [id]);
  return fc.oneof({ weight: 4, arbitrary: stated }, fc.constant([UNSTATED]));
};

const anySpecifications: fc.Arbitrary<SpecificationOptions> = fc
  .subarray([...attributes])
  .chain((stated) =>
    fc
      .tuple(...stated.map(anyOptions))
      .map((options) => Object.fromEntries(stated.map(({ id }, at) => [id, options[at] ?? []]))),
  );

export type Sold = ProductSummary & Filterable;

/** A shop whose drums and guitars may have specifications; the facets are those of drums. */
interface Shop {
  products: Sold[];
  list: AttributeList;
  facetsOf: FacetsOf;
}

export const anyShop: fc.Arbitrary<Shop> = fc
  .tuple(
    anySummaries,
    fc.array(fc.constantFrom('drums' as const, 'drums' as const, 'guitars' as const), {
      minLength: 30,
    }),
    fc.array(fc.option(anySpecifications), { minLength: 30 }),
    fc.boolean(),
  )
  .map(([items, categories, specifications, areWeighed]) => {
    const sold = items.map((item, index) => ({ ...item, category: categories[index] ?? 'drums' }));
    const list = {
      attributes,
      orders,
      specifications: sold.flatMap(({ id }, index) => {
        const stated = {
          ...(areWeighed && { weight: [String(index / 2)] }),
          ...specifications[index],
        };
        return Object.keys(stated).length > 0 ? [[id, stated] as const] : [];
      }),
    };
    const products = withSpecifications(sold, list);
    return { products, list, facetsOf: facetsOfCategory('drums', products, list) };
  });

/** Adds a selection in any facet of attributes to a filter. */
const withAttributes = (filter: Filter, facets: readonly Facet[]): fc.Arbitrary<Filter> =>
  facets
    .filter(({ attribute }) => attribute)
    .reduce<fc.Arbitrary<Filter>>(
      (filters, facet) =>
        filters.chain((filter) => {
          if (facet.type !== 'range') {
            return fc
              .shuffledSubarray([...(facet.options ?? [])])
              .map((options) => withOptions(filter, facet, options));
          }
          const end = fc
            .integer({ min: facet.min * 10, max: facet.max * 10 })
            .map((tenths) => Number((tenths / 10).toFixed(facet.digits)));
          return fc
            .tuple(end, end)
            .map(([a, b]) =>
              withRange(filter, facet, { min: Math.min(a, b), max: Math.max(a, b) }),
            );
        }),
      fc.constant(filter),
    );

const sections: readonly Section[] = ['all', 'drums', 'drums/electric', 'drums/pedal', 'guitars'];

/** A shop, and a filter of one of its sections. */
export const anyVisit: fc.Arbitrary<Shop & { filter: Filter }> = fc
  .tuple(anyShop, fc.option(anyFilter, { nil: {} }), fc.constantFrom(...sections))
  .chain(([shop, filter, section]) =>
    withAttributes(withSection(filter, section), shop.facetsOf(section)).map((filter) => ({
      ...shop,
      filter,
    })),
  );
