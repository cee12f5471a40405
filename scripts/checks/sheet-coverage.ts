/** How complete the product sheets of the built-in catalogue are, and how complete they must be. */

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

/** Attributes that a product must have on average. */
const TARGETS = {
  shop: 13,
  categories: { guitars: 16, drums: 10 } as Readonly<Record<string, number>>,
  kind: 8,
  /** Kinds of which there is less to say. */
  exempt: ['reed', 'rosin', 'book', 'disc'],
};

const average = (products: readonly Product[]) =>
  products.reduce((sum, { attributes = {} }) => sum + Object.keys(attributes).length, 0) /
  products.length;

const lacks = ({ attributes = {} }: Product, id: string) => !Object.hasOwn(attributes, id);

/** Coverage by kind, and one line for each target that is missed. */
export function sheetCoverage(
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
      return {
        kind: `${category}/${id}`,
        products: own.length,
        average: average(own),
        /** Expected attributes with the products that lack them. */
        missing,
      };
    }),
  );
  const isExempt = (kind: string) => TARGETS.exempt.some((id) => kind.endsWith(`/${id}`));
  const averages = [
    { name: 'the shop', average: average(products), target: TARGETS.shop },
    ...Object.entries(TARGETS.categories).map(([category, target]) => ({
      name: category,
      average: average(products.filter((product) => product.category === category)),
      target,
    })),
    ...coverage
      .filter(({ kind }) => !isExempt(kind))
      .map(({ kind, average }) => ({ name: kind, average, target: TARGETS.kind })),
  ];
  return {
    kinds: coverage,
    shop: average(products),
    failures: averages
      .filter(({ average, target }) => average < target)
      .map(({ name, average, target }) => `${name}: ${average.toFixed(1)}, target ${target}`),
  };
}
