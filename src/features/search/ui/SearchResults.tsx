import { useMemo, useRef } from 'react';
import { Chips } from '~/features/facets/panel/Chips';
import { selectSection } from '~/features/facets/facet-query';
import { activeFilterCount, type Filter } from '~/features/facets/filter';
import { FilterPanel } from '~/features/facets/panel/FilterPanel';
import { FilterSheet } from '~/features/facets/panel/FilterSheet';
import { readKindNames } from '~/features/facets/kind-names';
import { NoResults } from '~/features/facets/list/NoResults';
import { Results } from '~/features/facets/list/Results';
import { sorts } from '~/features/facets/sorting';
import type { FacetOptions, Section } from '~/features/facets/facets';
import { usePainted } from '~/features/facets/list/use-painted';
import type { HistoryMode } from '~/features/facets/list/use-view';
import { ListState } from '~/features/products/price-list/ListState';
import { fill, fillCount } from '~/i18n/fill';
import { languageTags } from '~/i18n/locales';
import { correctedText } from './corrected-text';
import { LabelLinks } from './LabelLinks';
import type { Findings } from '../engine/load-index';
import { writeSearch, type SearchSort, type SearchView } from './search-view';
import type { SearchPageWords } from './search-words';
import { SectionLinks } from './SectionLinks';
import { useResults } from './use-results';

interface Props {
  findings: Findings;
  view: SearchView;
  setView: (view: SearchView, history?: HistoryMode) => void;
  options: FacetOptions;
  words: SearchPageWords;
}

const SORTS: readonly SearchSort[] = ['relevance', ...sorts];

/** What a query found: products with the catalogue's facets, categories and brands, or nothing. */
export function SearchResults({ findings, view, setView, options, words }: Props) {
  const { search, catalogue, locale } = words;
  const { products, labels, total, partial, corrections, notSold } = findings;
  const found = useResults(
    { products, options, attributes: words.attributes },
    view,
    catalogue,
    languageTags[locale],
  );
  const { results, counts, section, offered, facets, facetsOf, filter, dictionary } = found;
  const isPainted = usePainted(view) === view;
  const heading = useRef<HTMLHeadingElement>(null);
  const kindNames = useMemo(() => readKindNames(catalogue.kinds), [catalogue.kinds]);

  const setFilter = (filter: Filter, history?: HistoryMode) => {
    setView({ ...view, filter }, history);
  };
  const clear = () => {
    setFilter({});
  };
  const inSection = (section: Section) => ({
    ...view,
    filter: selectSection(filter, section, facetsOf),
  });
  const focusHeading = () => heading.current?.focus();
  const count = fillCount(catalogue.count, results.length);
  const notes = [
    notSold && fill(search.notSold, { name: notSold.name[locale] }),
    corrections.length > 0 &&
      products.length > 0 &&
      fill(search.corrected, { query: correctedText(view.query, corrections) }),
    partial && products.length > 0 && search.partial,
    total > products.length && fill(search.capped, { count: products.length }),
  ].filter((note) => typeof note === 'string');
  const panel = (
    <FilterPanel
      options={offered}
      words={catalogue}
      {...{ filter, facets, counts, dictionary }}
      onChange={setFilter}
      onClear={clear}
    />
  );
  const title = (
    <h2
      ref={heading}
      id="results-title"
      tabIndex={-1}
      className="flex flex-wrap items-baseline gap-x-3 font-text text-2xl outline-none sm:text-3xl"
    >
      {fill(search.results, { query: view.query })}
      <span className="figures text-base font-normal text-soft">{count}</span>
    </h2>
  );
  const announced = (
    <div role="status">
      <span className="sr-only">{count}</span>
      {notes.map((note) => (
        <p key={note} className="pb-3 text-lg">
          {note}
        </p>
      ))}
    </div>
  );

  if (products.length === 0) {
    return (
      <section aria-labelledby="results-title" className="pb-12">
        <div className="pb-5">{title}</div>
        {announced}
        <h3 className="pt-4 font-text text-xl">{search.nothing.title}</h3>
        <p className="max-w-xl pt-2 pb-6 text-soft">{search.nothing.text}</p>
        <LabelLinks title={search.related} labels={labels} />
        <a href={words.contact} className="button button-quiet">
          {search.nothing.contact}
        </a>
      </section>
    );
  }
  return (
    <>
      <SectionLinks
        current={section}
        counts={counts}
        kindNames={kindNames}
        words={catalogue}
        hrefOf={(section) => writeSearch(inSection(section))}
        onSelect={(section) => {
          setView(inSection(section));
        }}
      />
      <div className="mt-8 gap-x-10 lg:grid lg:grid-cols-[15rem_1fr] 2xl:gap-x-14">
        <aside className="hidden pe-1 lg:block" aria-label={catalogue.filters.title}>
          {panel}
        </aside>
        <section className="min-h-svh min-w-0" aria-labelledby="results-title">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
            {title}
            <div className="flex w-full gap-3 sm:w-auto">
              <FilterSheet
                words={catalogue}
                activeFilters={activeFilterCount(filter, facets)}
                total={results.length}
              >
                {panel}
              </FilterSheet>
              <label className="grow sm:min-w-52">
                <span className="sr-only">{catalogue.sort.label}</span>
                <select
                  className="field truncate"
                  value={view.sort}
                  onChange={({ target }) => {
                    setView({ ...view, sort: target.value as SearchSort });
                  }}
                >
                  {SORTS.map((sort) => (
                    <option key={sort} value={sort}>
                      {sort === 'relevance' ? search.relevance : catalogue.sort[sort]}
                    </option>
                  ))}
                </select>
              </label>
            </div>
          </div>
          {announced}
          {section === 'all' && <LabelLinks title={search.related} labels={labels} />}
          <Chips
            {...{ filter, facets, dictionary }}
            words={catalogue}
            onRemove={(filter) => {
              setFilter(filter);
              focusHeading();
            }}
          />
          {found.state !== 'ready' ? (
            <ListState state={found.state} words={catalogue} retry={found.retry} />
          ) : results.length > 0 ? (
            <Results
              products={results}
              total={results.length}
              words={catalogue}
              {...{ view, isPainted }}
            />
          ) : (
            <NoResults
              words={catalogue.empty}
              onClear={() => {
                clear();
                focusHeading();
              }}
            />
          )}
        </section>
      </div>
    </>
  );
}
