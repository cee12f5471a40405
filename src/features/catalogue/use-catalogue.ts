import { useEffect, useMemo, useState } from 'react';
import { usePriceList } from '~/features/products/use-price-list';
import { categoryFacet, type Section } from './facets';
import { noFilter, sectionOf } from './filter';
import { countFacets, filterProducts } from './filtering';
import { panelOptions } from './panel-options';
import { readPrerenderedFacets, type PrerenderedFacets } from './prerendered-facets';
import { sortProducts } from './sorting';
import { useView } from './use-view';
import { isUnfiltered } from './view';

interface Page {
  /** Address of the catalogue page, e.g. `/en/instruments`. */
  root: string;
  /** Category or kind of this page. */
  section: Section;
  priceListUrl: string;
  /** Options and counts to show until the price list is loaded. */
  facets: PrerenderedFacets;
}

/** The state of the catalogue: the view, the price list, and the results and counts of both. */
export function useCatalogue({ root, section, priceListUrl, facets }: Page) {
  const prerendered = useMemo(() => readPrerenderedFacets(facets), [facets]);
  const [view, setView] = useView(root, section, prerendered.options);
  const [initialView] = useState(view);
  const { filter, sort } = view;

  const priceList = usePriceList(priceListUrl);
  const products = priceList.state === 'ready' ? priceList.items : undefined;
  const results = useMemo(
    () => products && sortProducts(filterProducts(products, filter), sort),
    [products, filter, sort],
  );
  const counts = useMemo(
    () => (products ? countFacets(products, filter) : prerendered.counts),
    [products, filter, prerendered],
  );

  const current = sectionOf(filter);
  const sectionCounts = useMemo(
    () => (products ? countFacets(products, noFilter(current)) : prerendered.counts),
    [products, current, prerendered],
  );
  const options = useMemo(
    () =>
      panelOptions(prerendered.options, current, filter, {
        section: sectionCounts,
        present: counts,
      }),
    [prerendered, current, filter, sectionCounts, counts],
  );
  const showsPrerendered = isUnfiltered(view) && current === section;
  const settled = showsPrerendered || results !== undefined;
  const failed = priceList.state === 'failed';

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
    changed: view !== initialView,
    /** What the panel offers. */
    options,
    counts,
    section: current,
    /** Whether the pre-rendered list is the result. */
    showsPrerendered,
    /** Absent until the price list is loaded. */
    results,
    /** Whether `total` is the number of results. */
    settled,
    total: results?.length ?? counts.get(categoryFacet.id)?.get(current) ?? 0,
    priceList,
  };
}
