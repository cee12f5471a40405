import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useReplayedInput } from '~/boot/use-replayed-input';
import { ListState } from '~/features/products/price-list/ListState';
import { fillCount } from '~/i18n/fill';
import { Clauses } from '~/ui/Clauses';
import type { CatalogueWords } from '~/features/facets/list/list-words';
import { CategoryNav } from './CategoryNav';
import { Chips } from '~/features/facets/panel/Chips';
import { selectSection } from '~/features/facets/facet-query';
import { categoryOfSection, isKind, type Section } from '~/features/facets/facets';
import { activeFilterCount, type Filter } from '~/features/facets/filter';
import { FilterPanel } from '~/features/facets/panel/FilterPanel';
import { FilterSheet } from '~/features/facets/panel/FilterSheet';
import { readKindNames } from '~/features/facets/kind-names';
import { KindNav } from './KindNav';
import { NoResults } from '~/features/facets/list/NoResults';
import type { PrerenderedFacets } from './prerendered-facets';
import { LoadedResults } from './LoadedResults';
import { SortSelect } from '~/features/facets/list/SortSelect';
import { useCatalogue } from './use-catalogue';
import { useSectionTitle } from './use-section-title';
import type { HistoryMode } from '~/features/facets/list/use-view';
import { viewOf, writeView, type View } from '~/features/facets/list/view';

interface Props {
  words: CatalogueWords;
  priceListUrl: string;
  /** Address of the catalogue page, e.g. `/en/instruments`. */
  root: string;
  /** Category or kind of this page. */
  section: Section;
  /** Description of the kind of this page. */
  text: string | undefined;
  /** Part of every document title. */
  brand: string;
  /** Hashes of the attribute files (`attribute-address.ts`). */
  attributes: string;
  facets: PrerenderedFacets;
  /** The pre-rendered grid, shown while nothing is filtered. */
  children?: ReactNode;
}

/** The catalogue: categories, filters, sorting, and the matching products (spec §2). */
export function CatalogueIsland({ words, text, brand, children, ...page }: Props) {
  const catalogue = useCatalogue(page, words.filters);
  const { view, setView, later, facetsOf, options, counts, section, results, total } = catalogue;
  const facets = facetsOf(section);
  const dictionary = useMemo(
    () => ({ ...words.facets, ...catalogue.words }),
    [words.facets, catalogue.words],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useReplayedInput();
  const kindNames = useMemo(() => readKindNames(words.kinds), [words.kinds]);
  const name = kindNames.get(section) ?? words.categories[categoryOfSection(section)];
  useSectionTitle(section === 'all' ? words.title : name, brand, section === page.section);

  const title = section === 'all' ? words.allProducts : name;
  const count = catalogue.settled ? fillCount(words.count, total) : '';
  const announcement = catalogue.changed && count ? `${title}, ${count}` : '';

  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);

  const setFilter = (filter: Filter, history?: HistoryMode) => {
    setView({ ...view, filter }, history);
  };
  const clear = () => {
    setView(viewOf(page.section));
  };
  const focusHeading = () => heading.current?.focus();
  const { root } = page;
  const links = useMemo(() => {
    const viewIn = ({ filter, sort }: View, section: Section): View => ({
      filter: selectSection(filter, section, facetsOf),
      sort,
    });
    const props = {
      counts,
      words,
      hrefOf: (section: Section) => writeView(viewIn(later, section), root),
      onSelect: (section: Section) => {
        setView(viewIn(latest.current, section));
      },
    };
    return (
      <>
        <CategoryNav current={categoryOfSection(section)} {...props} />
        <KindNav current={section} names={kindNames} {...props} />
      </>
    );
  }, [later, section, counts, facetsOf, setView, words, kindNames, root]);
  const panel = (
    <FilterPanel
      filter={view.filter}
      {...{ facets, options, counts, dictionary, words }}
      onChange={setFilter}
      onClear={clear}
    />
  );

  return (
    <div className="catalogue shell">
      {links}
      <div className="mt-8 gap-x-10 lg:grid lg:grid-cols-[15rem_1fr] 2xl:gap-x-14">
        <aside className="hidden pe-1 lg:block noscript:hidden" aria-label={words.filters.title}>
          {panel}
        </aside>
        <section className="min-h-svh min-w-0" aria-labelledby="results-title">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
            <h2
              ref={heading}
              id="results-title"
              tabIndex={-1}
              className={`flex items-baseline gap-3 text-2xl outline-none sm:text-3xl ${isKind(section) ? 'zh:font-text' : ''}`}
            >
              {title}
              <span className="figures font-text text-base font-normal text-soft">{count}</span>
            </h2>
            <div className="flex w-full gap-3 sm:w-auto noscript:hidden">
              <FilterSheet
                words={words}
                activeFilters={activeFilterCount(view.filter, facets)}
                total={total}
              >
                {panel}
              </FilterSheet>
              <SortSelect
                sort={view.sort}
                words={words.sort}
                onChange={(sort) => {
                  setView({ ...view, sort });
                }}
              />
            </div>
          </div>
          {text !== undefined && section === page.section && (
            <p className="phrase -mt-2 max-w-3xl pb-6 text-soft">
              <Clauses text={text} />
            </p>
          )}
          <Chips
            filter={view.filter}
            {...{ facets, dictionary, words }}
            onRemove={(filter) => {
              setFilter(filter);
              focusHeading();
            }}
          />
          <p className="sr-only" role="status">
            {announcement}
          </p>
          {!catalogue.isReplaced && (
            <div className="all-products" hidden={!catalogue.showsPrerendered}>
              {children}
            </div>
          )}
          {!catalogue.showsPrerendered &&
            (results === undefined ? (
              <ListState
                state={catalogue.failed ? 'failed' : 'loading'}
                words={words}
                retry={() => {
                  catalogue.retry();
                  focusHeading();
                }}
              />
            ) : results.length > 0 ? (
              <LoadedResults
                products={results}
                summaries={catalogue.summaries}
                load={catalogue.load}
                isPainted={catalogue.isPainted}
                {...{ view, words }}
              />
            ) : (
              <NoResults
                words={words.empty}
                onClear={() => {
                  clear();
                  focusHeading();
                }}
              />
            ))}
        </section>
      </div>
    </div>
  );
}
