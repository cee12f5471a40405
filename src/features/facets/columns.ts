import type { Facet, Filterable, OptionsFacet, RangeFacet } from './facets';

/** A facet whose options or values are counted. */
export type Counted = OptionsFacet | (RangeFacet & Pick<OptionsFacet, 'optionsOf'>);

/** The options of every product: those of product `n` are `indexes` from `starts[n]` to `starts[n + 1]`. */
export interface OptionColumn {
  /** The options that products have. */
  options: readonly string[];
  starts: Uint32Array;
  /** Indexes in `options`. */
  indexes: Uint32Array;
}

/** The number of every product; NaN where it has none. */
export type NumberColumn = Float64Array;

function readOptions(products: readonly Filterable[], facet: Counted): OptionColumn {
  const known = new Map<string, number>();
  const starts = [0];
  const indexes: number[] = [];
  for (const product of products) {
    for (const option of facet.optionsOf(product)) {
      const index = known.get(option) ?? known.size;
      known.set(option, index);
      indexes.push(index);
    }
    starts.push(indexes.length);
  }
  return {
    options: [...known.keys()],
    starts: Uint32Array.from(starts),
    indexes: Uint32Array.from(indexes),
  };
}

const readNumbers = (products: readonly Filterable[], facet: RangeFacet): NumberColumn =>
  Float64Array.from(products, (product) => facet.valueOf(product) ?? NaN);

type Products = readonly Filterable[];

/** Computes a column once for each list of products and facet, both compared by identity. */
function onceForEach<F extends Facet, C>(read: (products: Products, facet: F) => C) {
  const lists = new WeakMap<Products, WeakMap<F, C>>();
  return (products: Products, facet: F): C => {
    const columns = lists.get(products) ?? new WeakMap<F, C>();
    lists.set(products, columns);
    const column = columns.get(facet) ?? read(products, facet);
    columns.set(facet, column);
    return column;
  };
}

export const optionColumn = onceForEach(readOptions);
export const numberColumn = onceForEach(readNumbers);
