/** The coverage of the specifications of the built-in catalogue. */

interface Kind {
  id: string;
  expected?: readonly string[] | undefined;
}
interface Product {
  id: string;
  category: string;
  kind?: string | undefined;
  attributes?: object | undefined;
}

const average = (products: readonly Product[]) =>
  products.reduce((sum, { attributes = {} }) => sum + Object.keys(attributes).length, 0) /
  products.length;

const lacks = ({ attributes = {} }: Product, id: string) => !Object.hasOwn(attributes, id);

/** Coverage by kind: attributes of a product on average, and the expected ones that products lack. */
export function specificationCoverage(
  products: readonly Product[],
  kinds: Readonly<Record<string, readonly Kind[]>>,
) {
  const coverage = Object.entries(kinds).flatMap(([category, all]) =>
    all.map(({ id, expected = [] }) => {
      const own = products.filter((each) => each.category === category && each.kind === id);
      const missing = expected
        .map((attribute) => ({
          attribute,
          ids: own.filter((each) => lacks(each, attribute)).map(({ id }) => id),
        }))
        .filter(({ ids }) => ids.length > 0);
      return { kind: `${category}/${id}`, products: own.length, average: average(own), missing };
    }),
  );
  return { kinds: coverage, shop: average(products) };
}

/** Facts of each product by source (`data/sources`): an address, `common` or `shop`. */
export type Sources = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * Numbers of facts by source, and products with a source that is neither an address, `common` nor `shop`.
 * `exact` counts the common ones that `isExact` picks: an address is worth most for those.
 */
export function countSources(all: readonly Sources[], isExact: (fact: string) => boolean) {
  const entries = all.flatMap((sources) =>
    Object.entries(sources).flatMap(([id, facts]) =>
      Object.entries(facts).map(([source, names]) => ({ id, source, names })),
    ),
  );
  const count = (is: (source: string) => boolean, picks: (fact: string) => boolean = () => true) =>
    entries
      .filter(({ source }) => is(source))
      .reduce((sum, { names }) => sum + names.filter(picks).length, 0);
  const isAddress = (source: string) => /^https?:\/\//.test(source);
  const isKnown = (source: string) => isAddress(source) || ['common', 'shop'].includes(source);
  return {
    address: count(isAddress),
    common: count((source) => source === 'common'),
    exact: count((source) => source === 'common', isExact),
    shop: count((source) => source === 'shop'),
    wrong: entries
      .filter(({ source }) => !isKnown(source))
      .map(({ id, source }) => `${id}: ${source}`),
  };
}
