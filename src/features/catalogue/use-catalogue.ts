import { useEffect, useMemo, useState } from 'react';
import { loadPriceList } from '~/features/products/price-list/load-price-list';
import type { ProductSummary } from '~/features/products/product-summary';
import { usePriceList } from '~/features/products/price-list/use-price-list';
import { attributeUrl } from '~/features/facets/attributes/attribute-address';
import { filterAttributeIds } from '~/features/facets/attributes/filter-attribute-ids';
import type { SharedFacetWords } from '~/features/facets/facet-words';
import { categoryFacet, type Section } from '~/features/facets/facets';
import { categoryOf, noFilter, sectionOf } from '~/features/facets/filter';
import { countFacets, filterProducts } from '~/features/facets/filtering';
import { loadAttributes } from '~/features/facets/attributes/load-attributes';
import { panelOptions } from '~/features/facets/panel/panel-options';
import { readPrerenderedFacets, type PrerenderedFacets } from './prerendered-facets';
import { sortProducts } from '~/features/facets/sorting';
import { useFacets } from '~/features/facets/list/use-facets';
import { usePainted } from '~/features/facets/list/use-painted';
import { useView } from '~/features/facets/list/use-view';
import { isUnfiltered, readView, type Addresses, type View } from '~/features/facets/list/view';

interface Page {
  /** Address of the catalogue page, e.g. `/en/instruments`. */
  root: string;
  /** Category or kind of this page. */
  section: Section;
  priceListUrl: string;
  /** Hashes of the attribute files (`attribute-address.ts`). */
  attributes: string;
  /** Options and counts to show until the price list is loaded. */
  facets: PrerenderedFacets;
}

const noSummaries: ReadonlyMap<string, ProductSummary> = new Map();

/** Requests what the view of the address needs, before hydration has finished. The hooks report failures. */
function startLoading(addresses: Addresses, priceListUrl: string, attributes: string): void {
  const ignore = () => undefined;
  loadPriceList(priceListUrl, []).catch(ignore);
  const category = categoryOf(readView(new URL(location.href), addresses).filter);
  const url = attributeUrl(attributes, category);
  if (url !== undefined) loadAttributes(url, category).catch(ignore);
}

/** The state of the catalogue: the view, the price list, and the results and counts of both. */
export function useCatalogue(
  { root, section, priceListUrl, attributes, facets }: Page,
  words: SharedFacetWords,
) {
  const prerendered = useMemo(() => readPrerenderedFacets(facets), [facets]);
  const addresses = useMemo(
    () => ({ root, options: prerendered.options, attributeIds: filterAttributeIds }),
    [root, prerendered],
  );
  const [stored, setView] = useView(addresses, section);
  const [initialView] = useState(stored);
  useState(() => {
    if (typeof window !== 'undefined') startLoading(addresses, priceListUrl, attributes);
  });

  const priceList = usePriceList(priceListUrl);
  const list = priceList.result.state === 'ready' ? priceList.result.list : undefined;
  const found = useFacets(attributes, list?.products, stored.filter, words);
  const { products, facetsOf, filter } = found;
  const { sort } = stored;
  const view = useMemo((): View => ({ filter, sort }), [filter, sort]);
  const current = sectionOf(filter);
  const ofSection = facetsOf(current);
  const isResolved = found.state === 'ready';
  // Sorted before it is filtered, so that a click on a facet sorts nothing.
  const sorted = useMemo(() => products && sortProducts(products, sort), [products, sort]);
  const results = useMemo(
    () => (isResolved && sorted ? filterProducts(sorted, filter, ofSection) : undefined),
    [isResolved, sorted, filter, ofSection],
  );
  const painted = usePainted(results && view);
  // Another section has other facets and links, whose place must not change a frame later.
  const later = painted && sectionOf(painted.filter) === current ? painted : view;

  const counts = useMemo(
    () => (products ? countFacets(products, later.filter, facetsOf) : prerendered.counts),
    [products, later, facetsOf, prerendered],
  );
  const sectionCounts = useMemo(
    () => (products ? countFacets(products, noFilter(current), facetsOf) : prerendered.counts),
    [products, current, facetsOf, prerendered],
  );
  const options = useMemo(
    () =>
      panelOptions(ofSection, prerendered.options, later.filter, {
        section: sectionCounts,
        present: counts,
      }),
    [prerendered, ofSection, later, sectionCounts, counts],
  );

  const isPage = isUnfiltered(view) && current === section;
  const [isReplaced, setReplaced] = useState(false);
  if (!isReplaced && !isPage && results) setReplaced(true);
  const showsPrerendered = isPage && !isReplaced;
  const settled = showsPrerendered || results !== undefined;
  const failed = priceList.result.state === 'failed' || found.state === 'failed';

  useEffect(() => {
    // Reveals a page that opened with filters, hidden by boot/filtered-view.js.
    if (!settled && !failed) return undefined;
    // In a frame of its own: the first render is that of the URL without its query, and is settled.
    const frame = requestAnimationFrame(() => delete document.documentElement.dataset.filtered);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [settled, failed]);

  return {
    view,
    setView,
    changed: stored !== initialView,
    /** The facets of each section. */
    facetsOf,
    /**
     * The view of the options, counts and links: the previous one of the section until the results are
     * painted, because they take as long to render.
     */
    later,
    /** Texts of the facets of attributes. */
    words: found.words,
    /** What the panel offers. */
    options,
    counts,
    section: current,
    /** Whether the pre-rendered list is the result: not after others have replaced it. */
    showsPrerendered,
    /** The pre-rendered list is no longer needed. */
    isReplaced,
    /** Absent until the lists are loaded. */
    results,
    /** The products whose names and pictures have been loaded, by id. */
    summaries: list?.summaries ?? noSummaries,
    /** Loads those of others. */
    load: priceList.load,
    /** Whether the results have been painted. */
    isPainted: painted === view,
    /** Whether `total` is the number of results. */
    settled,
    total: results?.length ?? counts.get(categoryFacet.id)?.get(current) ?? 0,
    failed,
    /** After a failure, loads again what could not be loaded. */
    retry: () => {
      if (priceList.result.state === 'failed') priceList.retry();
      if (found.state === 'failed') found.retry();
    },
  };
}
