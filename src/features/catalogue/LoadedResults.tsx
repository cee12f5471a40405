import { useEffect, useMemo } from 'react';
import type { ListWords } from '~/features/facets/list/list-words';
import { Results } from '~/features/facets/list/Results';
import { savedShown } from '~/features/facets/list/use-shown';
import type { ProductSummary } from '~/features/products/product-summary';

type Products = readonly { id: string }[];

interface Props {
  products: Products;
  /** The loaded products, by id. */
  summaries: ReadonlyMap<string, ProductSummary>;
  load: (ids: readonly string[]) => Promise<void>;
  view: object;
  /** Whether this is the first render of the view. */
  isFirst: boolean;
  words: ListWords;
}

const firstIds = (products: Products, count: number) =>
  products.slice(0, count).map(({ id }) => id);

/** The grid of matching products, shown when its first products are loaded. */
export function LoadedResults({ products, summaries, load, view, isFirst, words }: Props) {
  const ids = useMemo(() => firstIds(products, savedShown()), [products]);
  const waits = !ids.every((id) => summaries.has(id));

  useEffect(() => {
    if (waits) void load(ids);
  }, [waits, load, ids]);

  if (waits) return <div className="list-state outlines" aria-busy="true" />;
  const missing = products.findIndex(({ id }) => !summaries.has(id));
  const loaded = missing < 0 ? products : products.slice(0, missing);
  return (
    <Results
      products={loaded.flatMap(({ id }) => summaries.get(id) ?? [])}
      total={products.length}
      loadMore={(count) => load(firstIds(products, count))}
      view={view}
      isFirst={isFirst}
      words={words}
    />
  );
}
