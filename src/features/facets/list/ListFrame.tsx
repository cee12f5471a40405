import { useRef, useState, type ReactNode } from 'react';
import { ListState } from '~/features/products/product-list/ListState';
import { fill } from '~/i18n/fill';
import { UndoNotice } from '~/ui/UndoNotice';
import { chipsOf } from '../chips';
import { selectSection } from '../facet-query';
import type { FacetsOf } from '../facets';
import { sectionOf, type Filter } from '../filter';
import { Chips } from '../panel/Chips';
import { FilterPanel } from '../panel/FilterPanel';
import { FilterDialog } from '../panel/FilterDialog';
import type { Panel } from '../panel/panel';
import type { HistoryMode } from './address';
import type { ListWords } from './list-words';
import { NoResults } from './NoResults';
import { SectionNav } from './SectionNav';

interface View<Sort extends string> {
  filter: Filter;
  sort: Sort;
}

interface Props<Sort extends string> {
  /** The title, with its heading level, and classes for language and font size. */
  title: { level: 1 | 2; text: string; className: string };
  /** Number of products, formatted. */
  count: string;
  /** Number of products. */
  total: number;
  /** Whether to link only to sections with results. */
  foundOnly?: boolean;
  view: View<Sort>;
  setView: (change: Partial<View<Sort>>, history?: HistoryMode) => void;
  facetsOf: FacetsOf;
  panel: Panel;
  /** Returns the URL of this list with another filter. */
  addressOf: (filter: Filter) => string;
  /** Removes the filters, and the section too if it has no products. */
  clear: () => void;
  sorts: readonly (readonly [sort: Sort, name: string])[];
  /** Between the head and the chips. */
  notes?: ReactNode;
  /** A server-rendered list, which may still be visible. */
  prerendered?: ReactNode;
  /** `prerendered`: only the server-rendered list is visible. The page announces the others. */
  state: 'prerendered' | 'loading' | 'failed' | 'ready';
  retry: () => void;
  words: ListWords;
  /** The matching products. */
  children: ReactNode;
}

/** A list of products: sections, filters, count, sort order, chips, and products or why there are none. */
export function ListFrame<Sort extends string>({
  title,
  count,
  total,
  foundOnly = false,
  view,
  setView,
  facetsOf,
  panel,
  addressOf,
  clear,
  sorts,
  notes,
  prerendered,
  state,
  retry,
  words,
  children,
}: Props<Sort>) {
  const { filter, sort } = view;
  const setFilter = (filter: Filter, history?: HistoryMode) => {
    setView({ filter }, history);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  /** For controls that their own action removes. */
  const thenFocusHeading = (act: () => void) => () => {
    act();
    heading.current?.focus();
  };
  const clearAll = thenFocusHeading(clear);
  const chips = chipsOf(filter, panel.facets, panel.dictionary, words.filters);

  /** Selections that the new section lacked, until the URL changes again. */
  const [dropped, setDropped] = useState<{ names: string; before: Filter; address: string }>();
  const isDropped = dropped?.address === addressOf(filter);
  const Heading = `h${title.level}` as const;

  const panelOf = (isDialog: boolean) => (
    <FilterPanel
      filter={filter}
      panel={panel}
      words={words.filters}
      isDialog={isDialog}
      {...(!isDialog && { onClear: clear })}
      onChange={setFilter}
    />
  );
  const list = total > 0 ? children : <NoResults words={words.empty} onClear={clearAll} />;

  return (
    <>
      <SectionNav
        current={sectionOf(filter)}
        counts={panel.counts}
        words={words}
        hrefOf={(section) => addressOf(selectSection(filter, section, facetsOf))}
        onSelect={(section) => {
          const next = selectSection(filter, section, facetsOf);
          const address = addressOf(next);
          // Without selections that the section lacks, the URL would be the same.
          const names = chips
            .filter(
              ({ without }) => addressOf(selectSection(without, section, facetsOf)) === address,
            )
            .map(({ text }) => text);
          setDropped(
            names.length > 0 ? { names: names.join(' · '), before: filter, address } : undefined,
          );
          setFilter(next);
          // Like another page (requirements §1).
          scrollTo({ top: 0, behavior: 'instant' });
        }}
        foundOnly={foundOnly}
      />
      <div className="mt-4 gap-x-10 sm:mt-6 lg:grid lg:grid-cols-[15rem_1fr] 2xl:gap-x-14 noscript:block">
        <aside className="filter-aside" aria-label={words.filters.title}>
          <a
            href="#results-title"
            className="sr-only focus:not-sr-only"
            onClick={(event) => {
              event.preventDefault();
              heading.current?.focus();
            }}
          >
            {words.filters.skip}
          </a>
          {panelOf(false)}
        </aside>
        <section className="flex min-h-svh min-w-0 flex-col" aria-labelledby="results-title">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-4">
            <Heading
              ref={heading}
              id="results-title"
              tabIndex={-1}
              className={`flex flex-wrap items-baseline gap-x-3 text-2xl outline-none sm:text-3xl ${title.className}`}
            >
              <span>{title.text}</span>{' '}
              <span className="figures font-text text-base font-normal text-soft">{count}</span>
            </Heading>
            <div className="flex w-full flex-wrap gap-3 sm:w-auto noscript:hidden">
              <FilterDialog words={words} selected={chips.length} total={total} onClear={clear}>
                {panelOf(true)}
              </FilterDialog>
              <label className="grow sm:min-w-52">
                <span className="sr-only">{words.sort.label}</span>
                <select
                  className="field truncate"
                  value={sort}
                  onChange={({ target }) => {
                    setView({ sort: target.value as Sort });
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
            chips={chips}
            words={words.filters}
            onRemove={(filter) => {
              thenFocusHeading(() => setFilter(filter))();
            }}
            onClear={clearAll}
          />
          <UndoNotice
            text={isDropped ? fill(words.filters.dropped, { names: dropped.names }) : undefined}
            label={words.filters.undo}
            onUndo={thenFocusHeading(() => {
              if (dropped) setFilter(dropped.before);
            })}
          />
          {title.level === 1 && <h2 className="sr-only font-text">{words.products}</h2>}
          {prerendered}
          {state === 'loading' || state === 'failed' ? (
            <ListState state={state} words={words} retry={thenFocusHeading(retry)} isAnnounced />
          ) : (
            state === 'ready' && list
          )}
        </section>
      </div>
    </>
  );
}
