import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { island } from '~/boot/island';
import { savesData } from '~/lib/saves-data';
import { useReplayedInput } from '~/boot/replay-early-input';
import {
  categoryFacet,
  categoryOfSection,
  fixedFacets,
  isKind,
  type Section,
} from '~/features/facets/facets';
import { sectionOf } from '~/features/facets/filter';
import { filterProducts } from '~/features/facets/filtering';
import { $isChanged, setAddress, useAddress } from '~/features/facets/list/address';
import { ListFrame } from '~/features/facets/list/ListFrame';
import type { ListWords } from '~/features/facets/list/list-words';
import { useDeferredView } from '~/features/facets/list/use-deferred-view';
import { useFacets } from '~/features/facets/list/use-facets';
import { readPanel, type PackedPanel } from '~/features/facets/panel/prerendered-panel';
import { usePanel } from '~/features/facets/panel/use-panel';
import { sorts, sortProducts } from '~/features/facets/sorting';
import { useProductList } from '~/features/products/product-list/use-product-list';
import { fillCount } from '~/i18n/fill';
import { pageLocale } from '~/i18n/page-locale';
import { fullTitle } from '~/site/head/full-title';
import { Clauses } from '~/ui/Clauses';
import { ListHead } from './ListHead';
import { LoadedResults } from './LoadedResults';
import { isUnfiltered, pageNumberOf, readView, viewOf, writeView, type View } from './view';

interface Props {
  words: ListWords;
  productListUrl: string;
  /** Address of the catalogue page, e.g. `/en/instruments`. */
  root: string;
  /** Category or kind of this page. */
  section: Section;
  /** The page number within the section. */
  number: number;
  /** Description of the kind of this page. */
  text: string | undefined;
  /** Part of every document title. */
  brand: string;
  /** The filter panel of this page, unfiltered. */
  panel: PackedPanel;
  /** The pre-rendered grid, shown while nothing is filtered. */
  children?: ReactNode;
}

/**
 * Sets the document title to that of the selected section.
 * @param title without the brand
 * @param isOwn whether the section and its page are this one, whose title may contain more, such as a page number
 */
function useSectionTitle(title: string, brand: string, isOwn: boolean): void {
  const ownTitle = useRef('');
  useEffect(() => {
    ownTitle.current ||= document.title;
    document.title = isOwn ? ownTitle.current : fullTitle(title, brand, pageLocale());
  }, [title, brand, isOwn]);
}

function Catalogue(page: Props) {
  const { words, root, section: own } = page;
  useReplayedInput();
  const prerendered = useMemo(
    () => readPanel(page.panel, words.filters),
    [page.panel, words.filters],
  );
  /** Number of products of a whole section. */
  const countOf = (section: Section) =>
    prerendered.panel.counts.get(categoryFacet.id)?.get(section) ?? 0;
  const address = useAddress();
  const isHydrated = address !== undefined;
  const selected = useMemo(() => {
    if (address === undefined) return viewOf(own);
    const { options } = prerendered;
    const url = new URL(address, location.origin);
    return readView(url, { root, options, attributeIds: FILTER_ATTRIBUTES });
  }, [address, own, prerendered, root]);
  const isOwnNumber = address === undefined || pageNumberOf(address) === page.number;
  const isOwnPage = (view: View) =>
    isOwnNumber && isUnfiltered(view) && sectionOf(view.filter) === own;

  // Fetches nothing that shoppers who save data may not need.
  const isWanted = isHydrated && (!isOwnPage(selected) || !savesData());
  const productList = useProductList(page.productListUrl, isWanted);
  const list = productList.result.state === 'ready' ? productList.result.list : undefined;
  const found = useFacets(list?.products, selected.filter, words.filters, isWanted);
  const view = useMemo(
    (): View => ({ filter: found.filter, sort: selected.sort }),
    [found.filter, selected.sort],
  );
  const later = useDeferredView(view, list !== undefined);
  const section = sectionOf(view.filter);
  const before = useMemo(() => {
    const { panel } = prerendered;
    const dictionary = { ...words.facets, ...panel.dictionary };
    return { ...panel, dictionary, facets: section === own ? panel.facets : fixedFacets };
  }, [prerendered, words.facets, section, own]);
  const panel = usePanel(found, later.filter, prerendered.options, before);

  // Sorted before it is filtered, so that a click on a facet sorts nothing.
  const { products, facetsOf } = found;
  const sorted = useMemo(
    () => products && sortProducts(products, view.sort),
    [products, view.sort],
  );
  const results = useMemo(
    () =>
      sorted && found.state === 'ready'
        ? filterProducts(sorted, view.filter, facetsOf(section))
        : undefined,
    [sorted, found.state, view.filter, facetsOf, section],
  );

  // The first results replace the server's list for good.
  const [isReplaced, setReplaced] = useState(false);
  if (!isReplaced && !isOwnPage(view) && results) setReplaced(true);
  const showsPrerendered = isOwnPage(view) && !isReplaced;
  const hasFailed = productList.result.state === 'failed' || found.state === 'failed';
  const unlisted = hasFailed ? 'failed' : 'loading';
  const hasGrid = showsPrerendered && countOf(own) > 0;
  const state = hasGrid ? 'prerendered' : results || showsPrerendered ? 'ready' : unlisted;
  const isSettled = isHydrated && state !== 'loading';
  const hasFacets = section === own || !found.isLoading;

  useEffect(() => {
    // Reveals a page that opened with filters, hidden by boot/filtered-view.js: first the products, if facets of
    // another section are still loading, which would shift the panel.
    const { dataset } = document.documentElement;
    if (isSettled && hasFacets) delete dataset.filtered;
    else if (isSettled && dataset.filtered === '') dataset.filtered = 'panel';
  }, [isSettled, hasFacets]);

  const category = categoryOfSection(section);
  const name =
    words.kindNames[section] ?? (category === 'all' ? undefined : words.card.categories[category]);
  const title = name ?? words.allProducts;
  useSectionTitle(name ?? words.title, page.brand, isOwnNumber && section === own);
  const inSection = panel.counts.get(categoryFacet.id)?.get(section) ?? 0;
  const total = results?.length ?? inSection;
  const count = state === 'ready' || showsPrerendered ? fillCount(words.count, total) : '';
  const isChanged = useStore($isChanged);
  const status = state === 'loading' || state === 'failed' ? words[state] : `${title}, ${count}`;

  return (
    <div className="catalogue shell">
      <ListHead section={section} words={words} root={root} />
      <ListFrame
        title={{
          level: category === 'all' ? 2 : 1,
          text: title,
          className: isKind(section) ? 'zh:font-text-mixed' : '',
        }}
        count={count}
        total={total}
        view={view}
        setView={(change, history) => {
          setAddress(writeView({ ...view, ...change }, root), history);
        }}
        facetsOf={facetsOf}
        panel={panel}
        addressOf={(filter) => writeView({ ...view, filter }, root)}
        clear={() => {
          setAddress(writeView(viewOf(countOf(section) > 0 ? section : 'all'), root));
        }}
        sorts={sorts.map((sort) => [sort, words.sort[sort]])}
        notes={
          <>
            {page.text !== undefined && section === own && (
              <p className="phrase text-sm text-soft max-lg:order-last max-lg:mt-10 lg:-mt-2 lg:line-clamp-1 lg:pb-4">
                <Clauses text={page.text} />
              </p>
            )}
            <p className="sr-only" role="status">
              {isChanged || state === 'failed' ? status : ''}
            </p>
          </>
        }
        prerendered={
          !isReplaced && (
            <div className="all-products" hidden={!showsPrerendered}>
              {page.children}
            </div>
          )
        }
        state={state}
        retry={() => {
          if (productList.result.state === 'failed') productList.retry();
          if (found.state === 'failed') found.retry();
        }}
        words={words}
      >
        {results && list && (
          <LoadedResults
            products={results}
            summaries={list.summaries}
            load={productList.load}
            view={view}
            isFirst={later !== view}
            words={words}
          />
        )}
      </ListFrame>
    </div>
  );
}

/** The catalogue: categories, filters, sorting, and the matching products (requirements §2). */
export const CatalogueIsland = island(Catalogue);
