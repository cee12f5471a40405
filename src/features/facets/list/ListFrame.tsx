import { useRef, type ReactNode } from 'react';
import { ListState } from '~/features/products/price-list/ListState';
import { activeFilterCount, type Filter } from '../filter';
import { Chips } from '../panel/Chips';
import { FilterPanel } from '../panel/FilterPanel';
import { FilterSheet } from '../panel/FilterSheet';
import type { Panel } from '../panel/panel';
import type { HistoryMode } from './address';
import type { ListWords } from './list-words';
import { NoResults } from './NoResults';

interface Props<Sort extends string> {
  /** Names its language and size of type by classes. */
  title: { text: string; className: string };
  /** Number of products, as text. */
  count: string;
  /** Number of products. */
  total: number;
  nav: ReactNode;
  filter: Filter;
  panel: Panel;
  setFilter: (filter: Filter, history?: HistoryMode) => void;
  clear: () => void;
  sort: Sort;
  sorts: readonly (readonly [sort: Sort, name: string])[];
  setSort: (sort: Sort) => void;
  /** Between the head and the chips. */
  notes?: ReactNode;
  /** A list that was rendered by the server and is still shown, or hidden. */
  prerendered?: ReactNode;
  /** `prerendered`: no other list is shown. */
  state: 'prerendered' | 'loading' | 'failed' | 'ready';
  retry: () => void;
  words: ListWords;
  /** The matching products. */
  children: ReactNode;
}

/** A list of products: sections, filters, count, sort order, chips, and the products or why there are none. */
export function ListFrame<Sort extends string>({
  title,
  count,
  total,
  nav,
  filter,
  panel,
  setFilter,
  clear,
  sort,
  sorts,
  setSort,
  notes,
  prerendered,
  state,
  retry,
  words,
  children,
}: Props<Sort>) {
  const heading = useRef<HTMLHeadingElement>(null);
  /** For a control that disappears with what it does. */
  const thenFocusHeading = (act: () => void) => () => {
    act();
    heading.current?.focus();
  };
  const filters = (
    <FilterPanel
      filter={filter}
      panel={panel}
      words={words.filters}
      onChange={setFilter}
      onClear={clear}
    />
  );
  const list =
    total > 0 ? children : <NoResults words={words.empty} onClear={thenFocusHeading(clear)} />;

  return (
    <>
      {nav}
      <div className="mt-8 gap-x-10 lg:grid lg:grid-cols-[15rem_1fr] 2xl:gap-x-14 noscript:block">
        <aside className="hidden pe-1 lg:block noscript:hidden" aria-label={words.filters.title}>
          {filters}
        </aside>
        <section className="min-h-svh min-w-0" aria-labelledby="results-title">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
            <h2
              ref={heading}
              id="results-title"
              tabIndex={-1}
              className={`flex flex-wrap items-baseline gap-x-3 text-2xl outline-none sm:text-3xl ${title.className}`}
            >
              {title.text}
              <span className="figures font-text text-base font-normal text-soft">{count}</span>
            </h2>
            <div className="flex w-full flex-wrap gap-3 sm:w-auto noscript:hidden">
              <FilterSheet
                words={words}
                activeFilters={activeFilterCount(filter, panel.facets)}
                total={total}
              >
                {filters}
              </FilterSheet>
              <label className="grow sm:min-w-52">
                <span className="sr-only">{words.sort.label}</span>
                <select
                  className="field truncate"
                  value={sort}
                  onChange={({ target }) => {
                    setSort(target.value as Sort);
                  }}
                >
                  {sorts.map(([each, name]) => (
                    <option key={each} value={each}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            </div>
          </div>
          {notes}
          <Chips
            filter={filter}
            panel={panel}
            words={words.filters}
            onRemove={(filter) => {
              thenFocusHeading(() => setFilter(filter))();
            }}
          />
          {prerendered}
          {state === 'loading' || state === 'failed' ? (
            <ListState state={state} words={words} retry={thenFocusHeading(retry)} />
          ) : (
            state === 'ready' && list
          )}
        </section>
      </div>
    </>
  );
}
